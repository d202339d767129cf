import { formatDay } from '../../dates';
import { lazy } from '../../memoize';
import { UNKNOWN } from './format';

const moment = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);
const age = lazy(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

/** The largest unit that fits, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** An ISO date or instant, or what is none. */
type Time = string | null | undefined;

/** "Nov 21, 2026, 8:30 AM UTC" of an ISO instant; a dash of what is none. */
export function formatMoment(iso: Time): string {
  return isTime(iso) ? `${moment().format(new Date(iso))} UTC` : UNKNOWN;
}

/** "November 14, 2026" of an ISO date or instant; a dash of what is none. */
export function formatDate(iso: Time): string {
  return isTime(iso) ? formatDay(iso) : UNKNOWN;
}

/** "3 hours ago" of an ISO instant, seen from `now` in milliseconds; a dash of what is none. */
export function formatAge(iso: Time, now: number): string {
  if (!isTime(iso)) return UNKNOWN;
  const seconds = (Date.parse(iso) - now) / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return age().format(Math.round(seconds / size), unit);
  }
  return 'just now';
}

export function isTime(iso: Time): iso is string {
  return !Number.isNaN(Date.parse(iso ?? ''));
}
