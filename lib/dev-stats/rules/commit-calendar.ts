import { addDays, firstWeek } from './calendar';
import { HISTORY_WEEKS } from './constants';
import { type DateRange, isWithin } from './date-range';
import { formatNumber } from './format';
import { type Intensity, intensity } from './heat-map';
import type { DailyCommits } from './history';
import { longDayName, WEEKDAYS } from './weekdays';

export interface CalendarDay {
  date: string;
  commits: number;
  intensity: Intensity;
  /** "Sat, Nov 21, 2026: 3 commits" */
  text: string;
}

export interface CommitCalendar {
  /** Dates of the days that can have commits. */
  range: DateRange;
  /** Mondays of HISTORY_WEEKS weeks, ascending. */
  weeks: string[];
  /** Monday to Sunday, each with one day per week; undefined outside the range. */
  rows: { weekday: string; days: (CalendarDay | undefined)[] }[];
}

/** The weeks up to the end of a range, or up to today. */
export function commitCalendar(daily: DailyCommits, today: string, period?: DateRange): CommitCalendar {
  const range = calendarRange(today, period);
  const first = firstWeek(range.to);
  const weeks = Array.from({ length: HISTORY_WEEKS }, (_, week) => addDays(first, week * 7));
  const found = new Map(daily.dates.map((date, index) => [date, daily.commits[index] ?? 0]));
  const most = Math.max(0, ...[...found].flatMap(([date, commits]) => (isWithin(range, date) ? [commits] : [])));
  const dayOf = (date: string): CalendarDay => {
    const commits = found.get(date) ?? 0;
    const text = `${longDayName(date)}: ${formatNumber(commits, 'commit')}`;
    return { date, commits, intensity: intensity(commits, most), text };
  };
  const rows = Array.from({ length: 7 }, (_, day) => ({
    weekday: WEEKDAYS[(day + 1) % 7] ?? '',
    days: weeks.map((week) => {
      const date = addDays(week, day);
      return isWithin(range, date) ? dayOf(date) : undefined;
    }),
  }));
  return { range, weeks, rows };
}

/** The part of a period that the calendar has room for; without a period, all of its days up to today. */
export function calendarRange(today: string, period?: DateRange): DateRange {
  const to = period?.to ?? today;
  const first = firstWeek(to);
  return { from: period && period.from > first ? period.from : first, to };
}
