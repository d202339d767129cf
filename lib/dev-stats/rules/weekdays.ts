import { lazy } from '../../memoize';
import { formatNumber, UNKNOWN } from './format';
import { isTime } from './moments';

const day = lazy(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** By the number of the weekday: Sunday is 0. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Sat, Nov 21" of an ISO date; a dash of what is none. */
export function dayName(date: string | null | undefined): string {
  return isTime(date) ? day().format(new Date(date)) : UNKNOWN;
}

/** "08:00" of an hour. */
export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** "Monday 08:00: 1 commit" of a slot of the heat map. */
export function slotText({ dayOfWeek, hour, commits }: { dayOfWeek: number; hour: number; commits: number }): string {
  return `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}: ${formatNumber(commits, 'commit')}`;
}
