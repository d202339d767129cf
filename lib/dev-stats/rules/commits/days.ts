import { addDays, DAY_MS } from '../../../dates';
import { readWeekday } from '../calendar';
import { WEEKLY_WINDOW_DAYS } from '../constants';
import type { DailyCommits } from '../history/history';

export interface DayCount {
  date: string;
  commits: number;
}

export function listDays({ dates, commits }: DailyCommits): DayCount[] {
  return dates.map((date, index) => ({ date, commits: commits[index] ?? 0 }));
}

export function weeklyActivity(activity: readonly DayCount[], today: string): DayCount[] {
  const counts = new Map(activity.map(({ date, commits }) => [date, commits]));
  return Array.from({ length: WEEKLY_WINDOW_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - WEEKLY_WINDOW_DAYS);
    return { date, commits: counts.get(date) ?? 0 };
  });
}

/** Commits by weekday, Sunday first. */
export function weekdayTotals(activity: readonly DayCount[]): number[] {
  const totals = new Array<number>(7).fill(0);
  for (const { date, commits } of activity) {
    const weekday = readWeekday(date);
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
  const lengths = streakLengths(days);
  const past = [...lengths].flatMap(([day, length]) => (day <= today ? [length] : []));
  const current = lengths.get(today) ?? lengths.get(addDays(today, -1)) ?? 0;
  return { current, longest: Math.max(0, ...past) };
}

function streakLengths(days: Iterable<string>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  let previous = Number.NaN;
  let run = 0;
  for (const day of [...new Set(days)].sort()) {
    const time = Date.parse(day);
    run = time === previous + DAY_MS ? run + 1 : 1;
    lengths.set(day, run);
    previous = time;
  }
  return lengths;
}
