import { lazy } from '../../memoize';
import { UNKNOWN } from './format';
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

export function slotName(dayOfWeek: number, hour: number): string {
  return `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}`;
}
