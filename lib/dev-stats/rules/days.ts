import { addDays, weekdayOf, windowDays } from './calendar';
import { WEEKLY_WINDOW_DAYS } from './constants';

export interface DayCount {
  date: string;
  commits: number;
}

/** The last seven days including today, oldest first, with zero for days without commits. */
export function weeklyActivity(activity: readonly DayCount[], today: string): DayCount[] {
  const counts = new Map(activity.map(({ date, commits }) => [date, commits]));
  return windowDays(today, WEEKLY_WINDOW_DAYS).map((date) => ({ date, commits: counts.get(date) ?? 0 }));
}

/** Commits by weekday, Sunday first. */
export function weekdayTotals(activity: readonly DayCount[]): number[] {
  const totals = new Array<number>(7).fill(0);
  for (const { date, commits } of activity) {
    const weekday = weekdayOf(date);
    totals[weekday] = (totals[weekday] ?? 0) + commits;
  }
  return totals;
}

export function barPercent(value: number, values: readonly number[]): number {
  const longest = Math.max(0, ...values);
  return longest > 0 ? (value / longest) * 100 : 0;
}

/** `days` can be in any order and have duplicates. A streak that ends yesterday is still current. */
export function streaks(days: Iterable<string>, today: string): { current: number; longest: number } {
  const sorted = [...new Set(days)].filter((day) => day <= today).sort();
  let run = 0;
  let longest = 0;
  let previous = '';
  for (const day of sorted) {
    run = previous && day === addDays(previous, 1) ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  return { current: previous >= addDays(today, -1) ? run : 0, longest };
}
