import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Award,
  Book,
  Calendar,
  ChevronDown,
  Code,
  Compass,
  Dices,
  FlaskConical,
  Globe,
  type IconNode,
  Layers,
  Map as MapIcon,
  Menu,
  Plane,
  Swords,
  Telescope,
  Users,
  X,
} from 'lucide';
import { createElement } from 'react';

/** The drawings, by the names content may use and those the interface needs. */
const ICONS = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  book: Book,
  calendar: Calendar,
  'chevron-down': ChevronDown,
  code: Code,
  compass: Compass,
  dice: Dices,
  flask: FlaskConical,
  globe: Globe,
  layers: Layers,
  map: MapIcon,
  menu: Menu,
  plane: Plane,
  swords: Swords,
  telescope: Telescope,
  close: X,
  users: Users,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * A decorative Lucide drawing as plain SVG. lucide-react's own components are client components,
 * which would cost every page their script.
 */
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
