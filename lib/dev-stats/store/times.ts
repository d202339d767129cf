/** RFC 3339 in UTC, to the second: 2026-11-21T08:30:00Z. Throws on what is no date. */
export function instant(value: string | Date): string {
  return `${new Date(value).toISOString().slice(0, 19)}Z`;
}

const LAST_SECOND = 253_402_300_799; // 9999-12-31T23:59:59Z: later ones, which git allows, have no RFC 3339 form
const FIRST_SECOND = -62_135_596_800; // 0001-01-01T00:00:00Z

/** RFC 3339 in UTC of seconds since 1970, held within the years 1 to 9999. */
export function instantOfSeconds(seconds: number): string {
  return instant(new Date(Math.min(Math.max(seconds, FIRST_SECOND), LAST_SECOND) * 1000));
}
