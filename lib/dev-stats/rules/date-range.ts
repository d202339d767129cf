import { addDays, DAY_MS, formatDay, isDate } from '../../dates';
import { FIRST_PLAUSIBLE_DATE } from './constants';

export interface DateRange {
  from: string;
  to: string;
}

/** Parameters of the address. An empty period shows each panel with its own window. */
export interface PeriodView {
  period: '' | '30d' | '90d' | '1y' | 'all' | 'custom';
  from: string;
  to: string;
}

const DAYS = { '30d': 30, '90d': 90, '1y': 365 } as const;

/** A custom period without a plausible start begins on the date `first`. Dates in the wrong order are swapped. */
export function toRange(
  { period, from, to }: PeriodView,
  today: string,
  first: string | undefined,
): DateRange | undefined {
  if (period === '') return undefined;
  const earliest = first && first < today ? first : today;
  if (period === 'all') return { from: earliest, to: today };
  if (period !== 'custom') return { from: addDays(today, 1 - DAYS[period]), to: today };
  const dates = [isPlausible(from) ? from : earliest, isPlausible(to) ? to : today].map((date) =>
    date < today ? date : today,
  );
  const [start = earliest, end = today] = dates.toSorted();
  return { from: start, to: end };
}

export function rangeBefore(range: DateRange): DateRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

export function daysIn({ from, to }: DateRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function isWithin({ from, to }: DateRange, date: string): boolean {
  return date >= from && date <= to;
}

export function formatDates({ from, to }: DateRange): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

function isPlausible(text: string): boolean {
  return text >= FIRST_PLAUSIBLE_DATE && isDate(text);
}
