const LONG = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The names of the weekdays, Sunday first. January 7, 2024 was a Sunday. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, weekday) => LONG.format(Date.UTC(2024, 0, 7 + weekday)));

/** "Sat, Nov 21" of an ISO date. */
export function dayName(date: string): string {
  return DAY.format(new Date(date));
}

/** "08:00" of an hour. */
export function hourName(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
