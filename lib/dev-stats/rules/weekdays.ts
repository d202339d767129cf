import { lazy } from '../../memoize';
import { UNKNOWN } from './format';
import { isTime } from './moments';

const day = lazy(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

const longDay = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function dayName(date: string | null | undefined): string {
  return isTime(date) ? day().format(new Date(date)) : UNKNOWN;
}

/** "Sat, Nov 21, 2026" */
export function longDayName(date: string): string {
  return longDay().format(new Date(date));
}

export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

export function slotName(dayOfWeek: number, hour: number): string {
  return `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}`;
}
