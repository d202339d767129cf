import { DAY_MS } from '../../../dates';
import { CLOCK_TOLERANCE_DAYS, FIRST_PLAUSIBLE_DATE } from '../constants';
import { type HourSlot, slotOfHour } from './hourly';

export interface AuthorTime extends HourSlot {
  utc: string;
  offsetMinutes: number;
  date: string;
}

const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|([+-])(\d{2}):?(\d{2}))$/;
/** 9999-12-31T23:59:59Z, the last second with an ISO 8601 form. */
const LAST_SECOND = 253_402_300_799;

/** From Unix seconds and the author's offset in minutes east of UTC. */
export function authorTime(seconds: number, offsetMinutes: number): AuthorTime {
  const [time, offset] = normalizeAuthorTime(seconds, offsetMinutes);
  const local = time + offset * 60;
  return {
    utc: `${toIso(time).slice(0, 19)}Z`,
    offsetMinutes: offset,
    date: toIso(local).slice(0, 10),
    ...slotOfHour(Math.floor(local / 3_600)),
  };
}

/** From a timestamp with an offset, such as 2026-11-21T08:30:00+01:00; undefined if invalid. */
export function parseAuthorTime(timestamp: string): AuthorTime | undefined {
  const match = WITH_OFFSET.exec(timestamp);
  const milliseconds = Date.parse(timestamp);
  if (!match || Number.isNaN(milliseconds)) return undefined;
  const [, , sign, hours = '0', minutes = '0'] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return authorTime(Math.floor(milliseconds / 1_000), sign === '-' ? -offset : offset);
}

/** Zero for both if the date is out of range, as in git. Offsets of more than a day, such as +051800, are kept. */
export function normalizeAuthorTime(seconds: number, offsetMinutes: number): [seconds: number, offsetMinutes: number] {
  const isValid = isValidTime(seconds) && isValidTime(Math.abs(seconds + offsetMinutes * 60));
  return isValid ? [seconds, offsetMinutes] : [0, 0];
}

export function isValidTime(seconds: number): boolean {
  return seconds >= 0 && seconds <= LAST_SECOND;
}

/** The author dates, in seconds since 1970, that a collection accepts for days, hours and streaks. Both ends are included. */
export function plausibleTimes(collectedAt: Date): { first: number; last: number } {
  const last = Math.floor((collectedAt.getTime() + CLOCK_TOLERANCE_DAYS * DAY_MS) / 1000);
  return { first: Date.parse(FIRST_PLAUSIBLE_DATE) / 1000, last };
}

function toIso(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
