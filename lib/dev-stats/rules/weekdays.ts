import { lazy } from '../../memoize';
import { formatNumber, UNKNOWN } from './format';
import { isTime } from './moments';

const day = lazy(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function dayName(date: string | null | undefined): string {
  return isTime(date) ? day().format(new Date(date)) : UNKNOWN;
}

export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

export function slotText({ dayOfWeek, hour, commits }: { dayOfWeek: number; hour: number; commits: number }): string {
  return `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}: ${formatNumber(commits, 'commit')}`;
}
