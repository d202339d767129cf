import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Award,
  Book,
  Calendar,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Code,
  Compass,
  Dices,
  Ellipsis,
  FlaskConical,
  GitFork,
  Globe,
  type IconNode,
  Info,
  Layers,
  LoaderCircle,
  Map as MapIcon,
  Menu,
  Plane,
  RefreshCw,
  Search,
  Star,
  Swords,
  Telescope,
  Users,
  X,
} from 'lucide';
import { createElement } from 'react';

const ICONS = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  book: Book,
  calendar: Calendar,
  'chevron-down': ChevronDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  close: X,
  code: Code,
  compass: Compass,
  dice: Dices,
  ellipsis: Ellipsis,
  flask: FlaskConical,
  'git-fork': GitFork,
  globe: Globe,
  info: Info,
  layers: Layers,
  loader: LoaderCircle,
  map: MapIcon,
  menu: Menu,
  plane: Plane,
  refresh: RefreshCw,
  search: Search,
  star: Star,
  swords: Swords,
  telescope: Telescope,
  users: Users,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  className?: string;
}

export function Icon({ name, className = 'size-4' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {ICONS[name].map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
