import { addDays, DAY_MS, HOUR_MS } from '../../../dates';
import { type Hours, listHours } from '../commits/hourly';
import type { DateRange } from '../date-range';
import { formatShare } from '../format/numbers';

/** Hours since noon: sunset, end of dusk, start of dawn, sunrise. Without full darkness, the middle two are equal. */
export type NightSpan = readonly [sunset: number, dusk: number, dawn: number, sunrise: number];

export interface LocalNights {
  place: string;
  /** UTC offsets in hours, each with the instant in ms from which it applies. Oldest first. */
  offsets: readonly (readonly [from: number, hours: number])[];
  last: string;
  step: number;
  /** Latest first; null where the sun does not set. */
  spans: readonly (NightSpan | null)[];
}

/** The night that begins on a date. Nights of other years are those of the same days. */
export function findNight({ last, step, spans }: LocalNights, date: string): NightSpan | null {
  const days = Math.round((Date.parse(last) - Date.parse(date)) / DAY_MS);
  return spans[Math.round((((days % 365) + 365) % 365) / step) % spans.length] ?? null;
}

/** The local time at an instant, as an ISO string that ends in Z although it is not UTC. */
export function localTime({ offsets }: Pick<LocalNights, 'offsets'>, instant: string): string {
  const time = Date.parse(instant);
  const [, hours = 0] = offsets.findLast(([from]) => from <= time) ?? offsets[0] ?? [];
  return new Date(time + hours * HOUR_MS).toISOString();
}

export function placeHour(date: string, hour: number): { evening: string; hours: number } {
  if (hour >= 12) return { evening: date, hours: hour - 12 };
  return { evening: addDays(date, -1), hours: hour + 12 };
}

const FOUR = 4;

export function nightReading(
  history: Hours,
  range: DateRange,
  { nights, whose }: { nights: LocalNights | undefined; whose: string },
): string {
  let total = 0;
  let afterSunset = 0;
  let atFour = 0;
  for (const { date, hour, commits } of listHours(history, range)) {
    total += commits;
    if (hour === FOUR) atFour += commits;
    if (nights && isNight(nights, date, hour)) afterSunset += commits;
  }
  if (total === 0) return 'No commits in this period.';
  const share = (part: number) => (part === 0 ? 'none' : formatShare((part / total) * 100));
  if (!nights) return `Of ${whose} commits, ${share(atFour)} were made at four in the morning.`;
  return `${afterSunset === 0 ? 'None' : share(afterSunset)} of ${whose} commits were made after sunset, and ${share(atFour)} at four in the morning.`;
}

function isNight(nights: LocalNights, date: string, hour: number): boolean {
  const { evening, hours } = placeHour(date, hour);
  const span = findNight(nights, evening);
  return span !== null && hours + 0.5 > span[0] && hours + 0.5 < span[3];
}
