import { DAY_MS } from '../../dates';

/** The calendar of an IANA time zone: gives the date (2026-11-21) of an instant in milliseconds. */
export function calendarOf(timeZone: string): (instant: number) => string {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: checkZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => format.format(instant);
}

/** Dates are ISO and carry no zone, so adding to them knows no summer time. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The dates of a window of so many days that ends with `today`, oldest first. */
export function windowDays(today: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
}

function checkZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch (cause) {
    throw new Error(`"${timeZone}" is no time zone; write one such as America/Los_Angeles or UTC`, { cause });
  }
}
