import { weekdayOf, windowDays } from './calendar';
import { WEEKLY_WINDOW_DAYS } from './constants';

export interface DayCount {
  date: string;
  commits: number;
}

/** Today and the six days before, oldest first; a day without commits is a zero. */
export function weeklyActivity(activity: readonly DayCount[], today: string): DayCount[] {
  const counts = new Map(activity.map(({ date, commits }) => [date, commits]));
  return windowDays(today, WEEKLY_WINDOW_DAYS).map((date) => ({ date, commits: counts.get(date) ?? 0 }));
}

/** Commits by weekday, Sunday first, of every day given. */
export function weekdayTotals(activity: readonly DayCount[]): number[] {
  const totals = new Array<number>(7).fill(0);
  for (const { date, commits } of activity) {
    const weekday = weekdayOf(date);
    totals[weekday] = (totals[weekday] ?? 0) + commits;
  }
  return totals;
}

/** Width of a bar, 0 to 100, beside the longest of its chart. */
export function barPercent(value: number, values: readonly number[]): number {
  const longest = Math.max(0, ...values);
  return longest > 0 ? (value / longest) * 100 : 0;
}
