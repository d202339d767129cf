import type { Accent } from '../content/schema/accents';
import { formatPeriod } from '../dates';
import type { Project } from './projects';

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

type Kind = Pick<Project, 'kind' | 'type' | 'role'>;

export function typeLabel({ kind, type }: Kind): string {
  return type ?? (kind === 'tabletop' ? 'Tabletop' : 'Full-Stack');
}

export function roleLabel({ kind, role }: Kind): string {
  return role ?? (kind === 'tabletop' ? 'Designer & Developer' : 'Full-Stack Developer');
}

/** "Sep 2022 – Nov 2024", or "Jan 2024 - Present", which has a hyphen by specification. */
export function durationLabel(project: Pick<Project, 'startDate' | 'endDate'>): string {
  return formatPeriod(project).replace('– Present', '- Present');
}
