import { addDays } from '../../../dates';
import { type Axis, type Step, timeAxis } from '../../charts/axis';
import { readWeekday } from '../calendar';
import { type DateRange, daysIn, isWithin, rangeBefore } from '../date-range';
import type { DailyCommits } from './history';

const LONGEST = { day: 31, week: 371 } as const;

export function commitsIn({ dates, commits }: DailyCommits, range: DateRange): number {
  return dates.reduce((sum, date, index) => (isWithin(range, date) ? sum + (commits[index] ?? 0) : sum), 0);
}

export function stepFor(range: DateRange): Step {
  const days = daysIn(range);
  return days <= LONGEST.day ? 'day' : days <= LONGEST.week ? 'week' : 'month';
}

/** The first date of each day, week (from Monday) or month that a range touches, ascending. */
export function stepsIn({ from, to }: DateRange, step: Step): string[] {
  const starts = [findStart(from, step)];
  for (let next = nextStart(starts[0] ?? from, step); next <= to; next = nextStart(next, step)) starts.push(next);
  return starts;
}

export function rangeAxis(range: DateRange, step: Step): Axis {
  const starts = stepsIn(range, step);
  const isCut = (start: string) => start < range.from || nextStart(start, step) > addDays(range.to, 1);
  return timeAxis(step, starts, starts.filter(isCut));
}

export function sumsIn(dates: readonly string[], values: readonly number[], range: DateRange, step: Step): number[] {
  const starts = stepsIn(range, step);
  const sums = new Map(starts.map((start) => [start, 0]));
  dates.forEach((date, index) => {
    if (!isWithin(range, date)) return;
    const start = findStart(date, step);
    sums.set(start, (sums.get(start) ?? 0) + (values[index] ?? 0));
  });
  return [...sums.values()];
}

/** Sums by step, and those of the same days in the period before, if the history has all of it. */
export function comparedSums({ dates, commits }: DailyCommits, range: DateRange) {
  const step = stepFor(range);
  const values = sumsIn(dates, commits, range, step);
  const first = dates[0];
  if (!first || first > rangeBefore(range).from) return { values };
  const days = daysIn(range);
  const moved = dates.map((date) => addDays(date, days));
  return { values, before: sumsIn(moved, commits, range, step) };
}

export function findStart(date: string, step: Step): string {
  if (step === 'day') return date;
  return step === 'month' ? `${date.slice(0, 7)}-01` : addDays(date, -((readWeekday(date) + 6) % 7));
}

export function nextStart(start: string, step: Step): string {
  if (step === 'day') return addDays(start, 1);
  return step === 'week' ? addDays(start, 7) : `${addDays(start, 31).slice(0, 7)}-01`;
}
