import { HOUR_MS } from '../dates';
import { memoize } from '../memoize';

const getFormatter = memoize((timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }));

/** The instant at which the clocks of an IANA time zone show a date (YYYY-MM-DD) and an hour. */
export function findInstant(date: string, hour: number, timeZone: string): Date {
  const shown = Date.parse(date) + hour * HOUR_MS;
  const first = shown - offsetAt(shown, timeZone);
  // The clocks may change between the two.
  return new Date(shown - offsetAt(first, timeZone));
}

/** Hours on the clocks of a time zone since noon of a date. */
export function hoursSinceNoon(instant: Date, date: string, timeZone: string): number {
  const shown = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  return (shown - Date.parse(date)) / HOUR_MS - 12;
}

export function dateIn(timeZone: string, instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** UTC offsets of a time zone in hours, oldest first. `from` is the first full hour at which one applies, in ms. */
export function listOffsets(timeZone: string, from: number, to: number): [from: number, hours: number][] {
  const offsets: [number, number][] = [];
  for (let instant = from; instant < to; instant += HOUR_MS) {
    const hours = offsetAt(instant, timeZone) / HOUR_MS;
    if (hours !== offsets.at(-1)?.[1]) offsets.push([instant, hours]);
  }
  return offsets;
}

/** By how many milliseconds the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const name =
    getFormatter(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = name.match(/([+-])(\d+):(\d+)(?::(\d+))?/) ?? [];
  const size = Number(hours) * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}
