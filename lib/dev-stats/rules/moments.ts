import { formatDay } from '../../dates';
import { lazy } from '../../memoize';
import { UNKNOWN } from './format';

const moment = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);
const age = lazy(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

const UNITS_IN_SECONDS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** An ISO date or instant. Invalid ones are shown as a dash. */
type Time = string | null | undefined;

/** "Nov 21, 2026, 8:30 AM UTC" */
export function formatMoment(iso: Time): string {
  return isTime(iso) ? `${moment().format(new Date(iso))} UTC` : UNKNOWN;
}

export function formatDate(iso: Time): string {
  return isTime(iso) ? formatDay(iso) : UNKNOWN;
}

/** "3 hours ago", with `now` in milliseconds. Rounded down, so that 59 minutes and 40 seconds are not 60 minutes. */
export function formatAge(iso: Time, now: number): string {
  if (!isTime(iso)) return UNKNOWN;
  const seconds = (Date.parse(iso) - now) / 1000;
  for (const [unit, size] of UNITS_IN_SECONDS) {
    if (Math.abs(seconds) >= size) return age().format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

export function isTime(iso: Time): iso is string {
  return !Number.isNaN(Date.parse(iso ?? ''));
}
