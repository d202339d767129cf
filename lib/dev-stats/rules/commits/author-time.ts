import { DAY_MS } from '../../../dates';
import { CLOCK_TOLERANCE_DAYS, FIRST_PLAUSIBLE_DATE } from '../constants';

const OFFSET = /T.+([+-])(\d\d):?(\d\d)$/;
/** 9999-12-31T23:59:59Z, the last second with an ISO 8601 form. */
const LAST_SECOND = 253_402_300_799;

/** Minutes east of UTC of a timestamp such as 2026-11-21T08:30:00+01:00; 0 without an offset. */
export function parseOffset(timestamp: string): number {
  const [, sign, hours = '0', minutes = '0'] = OFFSET.exec(timestamp) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}

/** Zero for both if the date is out of range, as in git. Offsets of more than a day, such as +051800, are kept. */
export function normalizeAuthorTime(seconds: number, offsetMinutes: number): [seconds: number, offsetMinutes: number] {
  const isValid = isValidTime(seconds) && isValidTime(Math.abs(seconds + offsetMinutes * 60));
  return isValid ? [seconds, offsetMinutes] : [0, 0];
}

export function isValidTime(seconds: number): boolean {
  return seconds >= 0 && seconds <= LAST_SECOND;
}

/** The range of author dates that count for days, hours and streaks. Inclusive, in seconds since 1970. */
export function plausibleTimes(collectedAt: Date): { first: number; last: number } {
  const last = Math.floor((collectedAt.getTime() + CLOCK_TOLERANCE_DAYS * DAY_MS) / 1000);
  return { first: Date.parse(FIRST_PLAUSIBLE_DATE) / 1000, last };
}
