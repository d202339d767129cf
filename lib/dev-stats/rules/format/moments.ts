import { formatDay, splitDate } from '../../../dates';
import { pluralize } from '../../../words';
import { UNKNOWN } from './numbers';
import { dateName } from './weekdays';

const UNITS_IN_SECONDS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

type Time = string | null | undefined;

/** "Nov 21, 2026, 08:30 UTC" */
export function formatMoment(iso: Time): string {
  return iso ? `${dateName(iso)}, ${splitDate(iso).time.slice(0, 5)} UTC` : UNKNOWN;
}

export function formatDate(iso: Time): string {
  return iso ? formatDay(iso) : UNKNOWN;
}

/** "3 hours ago", with `now` in milliseconds. Rounded down, so that 59 minutes and 40 seconds are not 60 minutes. */
export function formatAge(iso: string, now: number): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  for (const [unit, size] of UNITS_IN_SECONDS) {
    const count = Math.floor(seconds / size);
    if (count === 1 && unit === 'day') return 'yesterday';
    if (count > 0) return `${pluralize(count, unit)} ago`;
  }
  return 'just now';
}
