export const DAY_MS = 86_400_000;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

interface Period {
  startDate: string;
  endDate?: string | null | undefined;
}

/** Comparator: latest start first. ISO dates sort as text. */
export function newestFirst(a: Period, b: Period): number {
  return b.startDate.localeCompare(a.startDate);
}

/** The date of an ISO date or instant in UTC: "2024-03-15". */
export function calendarDate(iso: string): string {
  return iso.slice(0, 10);
}

/** "Sat", 21, "Nov", "2026" and "08:30:00" in UTC. A browser needs 15 ms for its first object of Intl, which delays a page. */
export function splitDate(iso: string) {
  const [weekday = '', day, month = '', year = '', time = ''] = new Date(iso).toUTCString().split(/,? /);
  return { weekday, day: Number(day), month, year, time };
}

/** "Mar 2024" for an ISO date or instant. */
export function formatMonth(iso: string): string {
  const { month, year } = splitDate(iso);
  return `${month} ${year}`;
}

/** "November 14, 2026" for an ISO date or instant, in UTC. */
export function formatDay(iso: string): string {
  const { day, month, year } = splitDate(iso);
  return `${MONTHS.find((name) => name.startsWith(month))} ${day}, ${year}`;
}

/** "Mar 2019 – Jun 2021", or "Mar 2019 – Present" without an end. */
export function formatPeriod({ startDate, endDate }: Period): string {
  return `${formatMonth(startDate)} – ${endDate ? formatMonth(endDate) : 'Present'}`;
}

/** "2019–2021", or "2019" without an end in a later year. */
export function formatYears({ startDate, endDate }: Period): string {
  const start = startDate.slice(0, 4);
  const end = endDate?.slice(0, 4);
  return end && end !== start ? `${start}–${end}` : start;
}

/** Whether the runtime knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
