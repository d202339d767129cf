import { Body, Equator, Horizon, Observer, SearchAltitude } from 'astronomy-engine';
import { addDays } from '../dates';
import { findInstant, hoursSinceNoon } from './clock';
import type { Place } from './place';

/** Start and end in hours on the clocks of the place, since noon. */
export type Span = readonly [start: number, end: number];

export interface Night {
  date: string;
  /** From sunset to sunrise; undefined where the sun does not set. */
  night: Span | undefined;
  /** With the sun below -18 degrees: without twilight. */
  dark: Span | undefined;
}

/** Degrees. At sunset the center of the sun is below the horizon by refraction and its radius. */
const HORIZON = -0.833;
const FULL_DARK = -18;

/** The nights of a year, the one of the date last. A span ends at noon where the sun stays below the horizon. */
export function computeYear(place: Place, lastDate: string): Night[] {
  return Array.from({ length: 365 }, (_, index) => computeNight(place, addDays(lastDate, index - 364)));
}

export function computeNight(place: Place, date: string): Night {
  return { date, night: findSpan(place, date, HORIZON), dark: findSpan(place, date, FULL_DARK) };
}

/** When the sun is below an altitude, between noon and noon. */
function findSpan({ latitude, longitude, timezone }: Place, date: string, altitude: number): Span | undefined {
  const observer = new Observer(latitude, longitude, 0);
  const search = (direction: 1 | -1, from: Date) =>
    SearchAltitude(Body.Sun, observer, direction, from, 1, altitude)?.date;
  const hours = (instant: Date | undefined) => Math.min(24, instant ? hoursSinceNoon(instant, date, timezone) : 24);
  const noon = findInstant(date, 12, timezone);
  const sets = search(-1, noon);
  // Near the polar night the sun may first rise after noon, for an hour.
  if (isBelow(altitude, observer, noon) && hours(sets) > 12) return [0, hours(search(1, noon))];
  return sets && [hours(sets), hours(search(1, sets))];
}

function isBelow(altitude: number, observer: Observer, instant: Date): boolean {
  const sun = Equator(Body.Sun, instant, observer, true, true);
  return Horizon(instant, observer, sun.ra, sun.dec).altitude < altitude;
}
