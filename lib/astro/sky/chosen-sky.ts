import { calendarDate, DAY_MS, formatDay } from '../../dates';

export interface ChosenSky {
  /** YYYY-MM-DD, and the time on the clocks of the time zone, such as 10:30 PM. */
  date: string;
  time?: string | undefined;
  timezone: string;
  /** Degrees, north and east. */
  place: { name: string; latitude: number; longitude: number };
}

const DEFAULT_TIME = '10:00 PM';

/** The instant at which the clocks of the time zone show a date and time. */
export function instantOf({ date, time = DEFAULT_TIME, timezone }: ChosenSky): Date {
  const shown = Date.parse(`${calendarDate(date)}T00:00Z`) + sinceMidnight(time);
  const first = shown - offsetAt(shown, timezone);
  // The clocks may have changed between the two.
  return new Date(shown - offsetAt(first, timezone));
}

/** "The stars above Tacoma, Washington on September 1, 2001 at 10:30 PM" */
export function captionOf({ date, time = DEFAULT_TIME, place }: ChosenSky, isDaylight: boolean): string {
  const sky = `The stars above ${place.name} on ${formatDay(date)} at ${time}`;
  return isDaylight ? `${sky}, hidden by daylight` : sky;
}

/** Milliseconds of "10:30 PM" or "10 PM". */
function sinceMidnight(time: string): number {
  const [, hour = '', minute = '0', half] = time.match(/^(\d+)(?::(\d+))? ([AP])M$/) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return (DAY_MS / 24) * (hours + Number(minute) / 60);
}

/** By how many milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const options = { timeZone, hourCycle: 'h23', era: 'short', timeZoneName: 'longOffset' } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = name.match(/([+-])(\d+):(\d+)(?::(\d+))?/) ?? [];
  const size = 1000 * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds));
  return sign === '-' ? -size : size;
}
