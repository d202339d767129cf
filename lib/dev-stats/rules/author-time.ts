/** When a commit was authored, by UTC and by the clock on the author's wall. */
export interface AuthorTime {
  /** RFC 3339 in UTC, to the second. */
  utc: string;
  offsetMinutes: number;
  /** The author's calendar date, hour (0 to 23) and weekday (0, Sunday, to 6). */
  date: string;
  hour: number;
  dayOfWeek: number;
}

const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|([+-])(\d{2}):?(\d{2}))$/;
/** Last second of the year 9999. A date beyond has no ISO form; git, too, falls back to its epoch. */
const LAST_SECOND = 253_402_300_799;

/** From seconds since 1970 and the author's offset in minutes east of UTC. */
export function authorTime(seconds: number, offsetMinutes: number): AuthorTime {
  const [sound, offset] = soundAuthorTime(seconds, offsetMinutes);
  const local = sound + offset * 60;
  const day = Math.floor(local / 86_400);
  return {
    utc: `${isoOf(sound).slice(0, 19)}Z`,
    offsetMinutes: offset,
    date: isoOf(local).slice(0, 10),
    hour: Math.floor((local - day * 86_400) / 3_600),
    // The epoch was a Thursday.
    dayOfWeek: (((day + 4) % 7) + 7) % 7,
  };
}

/** From a timestamp that keeps its offset, such as GitHub's author.date 2026-11-21T08:30:00+01:00. */
export function parseAuthorTime(timestamp: string): AuthorTime | undefined {
  const match = WITH_OFFSET.exec(timestamp);
  const milliseconds = Date.parse(timestamp);
  if (!match || Number.isNaN(milliseconds)) return undefined;
  const [, , sign, hours = '0', minutes = '0'] = match;
  const offset = Number(hours) * 60 + Number(minutes);
  return authorTime(Math.floor(milliseconds / 1_000), sign === '-' ? -offset : offset);
}

/**
 * Seconds and offset in minutes as git reads them: the offset even where no clock can show it (+051800 exists), and zero
 * for both where they name a date that no calendar holds.
 */
export function soundAuthorTime(seconds: number, offsetMinutes: number): [seconds: number, offsetMinutes: number] {
  const isSound = isSoundTime(seconds) && isSoundTime(Math.abs(seconds + offsetMinutes * 60));
  return isSound ? [seconds, offsetMinutes] : [0, 0];
}

/** Whether seconds since 1970 have a date that ISO can write. */
export function isSoundTime(seconds: number): boolean {
  return seconds >= 0 && seconds <= LAST_SECOND;
}

function isoOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
