import {
  Award,
  Book,
  Calendar,
  Code,
  Compass,
  Dices,
  FlaskConical,
  Globe,
  Layers,
  type LucideIcon,
  Map as MapIcon,
  Plane,
  Swords,
  Telescope,
  Users,
} from 'lucide-react';
import type { Profile } from '@/lib/content/content';

type IconName = Profile['sideQuests'][number]['icon'];

const ICONS: Record<IconName, LucideIcon> = {
  award: Award,
  book: Book,
  calendar: Calendar,
  code: Code,
  compass: Compass,
  dice: Dices,
  flask: FlaskConical,
  globe: Globe,
  layers: Layers,
  map: MapIcon,
  plane: Plane,
  swords: Swords,
  telescope: Telescope,
  users: Users,
};

export function ProfileIcon({ name }: { name: IconName }) {
  const Icon = ICONS[name];
  return <Icon className="mt-1 size-6 text-dim" />;
}
