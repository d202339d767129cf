export const DAY_MS = 86_400_000;
export const HOUR_MS = DAY_MS / 24;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Dates are as precise as is known: 2024, 2024-03 or 2024-03-09. */
export interface Period {
  startDate?: string | undefined;
  endDate?: string | null | undefined;
}

export function newestFirst(a: Period, b: Period): number {
  const first = b.startDate ?? b.endDate ?? '';
  return first.localeCompare(a.startDate ?? a.endDate ?? '');
}

export function isBefore(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) < other.slice(0, known);
}

export function hasEnded({ endDate }: Period): boolean {
  return Boolean(endDate && isBefore(endDate, new Date().toISOString()));
}

/** Whether a period includes today, as far as its dates tell. */
export function isCurrent(period: Period): boolean {
  return Boolean(period.startDate && !isBefore(new Date().toISOString(), period.startDate)) && !hasEnded(period);
}

export function calendarDate(iso: string): string {
  return iso.slice(0, 10);
}

/** Instant of milliseconds since 1970. */
export const toIso = (time: number): string => new Date(time).toISOString();

/** Instant of seconds since 1970, without milliseconds. */
export function toIsoSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, such as 2026-11-21. Date takes February 30 for March 2. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** "Sat", 21, "Nov", "2026" and "08:30:00" in UTC. Without Intl, whose first object takes a browser 15 ms. */
export function splitDate(iso: string) {
  const [weekday = '', day, month = '', year = '', time = ''] = new Date(iso).toUTCString().split(/,? /);
  return { weekday, day: Number(day), month, year, time };
}

/** "Mar 2024" for an ISO date or instant, "2024" for a year. */
export function formatMonth(iso: string): string {
  if (iso.length <= 4) return iso;
  const { month, year } = splitDate(iso);
  return `${month} ${year}`;
}

/** "November 14, 2026" for an ISO date or instant, in UTC. */
export function formatDay(iso: string): string {
  const { day, month, year } = splitDate(iso);
  return `${MONTHS.find((name) => name.startsWith(month))} ${day}, ${year}`;
}

/** "Mar 2019 – Jun 2021", "Mar 2019 – Present" without an end, or one month if it has not begun; "" without dates. */
export function formatPeriod({ startDate, endDate }: Period): string {
  if (!startDate) return endDate ? formatMonth(endDate) : '';
  const start = formatMonth(startDate);
  const end = endDate ? formatMonth(endDate) : isCurrent({ startDate }) ? 'Present' : start;
  return start === end ? start : `${start} – ${end}`;
}

/** "2019–2021", or "2019" without an end in a later year. */
export function formatYears({ startDate = '', endDate }: Period): string {
  const start = startDate.slice(0, 4);
  const end = endDate?.slice(0, 4);
  return end && end !== start ? `${start}–${end}` : start;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
