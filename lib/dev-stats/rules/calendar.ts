/** Returns a function that gives the date (2026-11-21) of an instant in milliseconds in an IANA time zone. */
export function createCalendar(timeZone: string): (instant: number) => string {
  if (timeZone === 'UTC') return (instant) => new Date(instant).toISOString().slice(0, 10);
  // The Swedish locale formats dates as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (instant) => format.format(instant);
}

export function readWeekday(date: string): number {
  return new Date(date).getUTCDay();
}
