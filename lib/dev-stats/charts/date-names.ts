import { partsOf } from '../../dates';

/** "Nov 21, 2026" */
export function dateName(iso: string): string {
  return `${dayOfMonth(iso)}, ${partsOf(iso).year}`;
}

/** "Nov 21" */
export function dayOfMonth(iso: string): string {
  const { day, month } = partsOf(iso);
  return `${month} ${day}`;
}
