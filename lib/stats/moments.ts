const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const AGE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** The largest unit that fits, in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "Nov 21, 2026, 8:30 AM UTC" of an ISO instant. */
export function formatMoment(iso: string): string {
  return `${MOMENT.format(new Date(iso))} UTC`;
}

/** "3 hours ago" of an ISO instant, seen from `now` in milliseconds. */
export function formatAge(iso: string, now: number): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return AGE.format(Math.round(seconds / size), unit);
  }
  return 'just now';
}
