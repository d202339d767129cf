import type { Project } from '../content/content';
import type { Accent } from '../content/schema/accents';

type Status = Project['status'];

export const STATUS_LABEL: Record<Status, string> = {
  ACTIVE: 'Active',
  COMPLETED: 'Completed',
  ON_HOLD: 'On Hold',
  ARCHIVED: 'Archived',
};

export const STATUS_COLOR: Record<Status, Accent> = {
  ACTIVE: 'green',
  COMPLETED: 'blue',
  ON_HOLD: 'yellow',
  ARCHIVED: 'gray',
};

interface Kinded {
  kind?: Project['kind'];
}

/** What sort of work a project is. */
export function typeLabel({ kind }: Kinded): string {
  return kind === 'tabletop' ? 'Tabletop' : 'Full-Stack';
}

/** What the owner did in it. */
export function roleLabel({ kind }: Kinded): string {
  return kind === 'tabletop' ? 'Designer & Developer' : 'Full-Stack Developer';
}
