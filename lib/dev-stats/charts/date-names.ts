import { lazy } from '../../memoize';

const date = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const day = lazy(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

/** "Nov 21, 2026" */
export function dateName(iso: string): string {
  return date().format(new Date(iso));
}

/** "Nov 21" */
export function dayOfMonth(iso: string): string {
  return day().format(new Date(iso));
}
