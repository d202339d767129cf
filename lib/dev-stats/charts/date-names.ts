import { splitDate } from '../../dates';

/** "Nov 21, 2026" */
export function dateName(iso: string): string {
  return `${dayOfMonth(iso)}, ${splitDate(iso).year}`;
}

/** "Nov 21" */
export function dayOfMonth(iso: string): string {
  const { day, month } = splitDate(iso);
  return `${month} ${day}`;
}
