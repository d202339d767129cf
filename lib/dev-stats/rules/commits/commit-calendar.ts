import { addDays, firstWeek } from '../calendar';
import { HISTORY_WEEKS } from '../constants';
import { type DateRange, daysIn } from '../date-range';
import type { DailyCommits } from '../history/history';
import { type Intensity, intensity } from './heat-map';

interface CalendarDay {
  date: string;
  commits: number;
  intensity: Intensity;
  /** From 0, the first of HISTORY_WEEKS. */
  week: number;
  /** From 0, Monday. */
  row: number;
}

export interface CommitCalendar {
  /** Mondays of HISTORY_WEEKS weeks, ascending. */
  weeks: string[];
  /** Every day that can have commits, ascending. */
  days: CalendarDay[];
}

export function commitCalendar(daily: DailyCommits, today: string, period?: DateRange): CommitCalendar {
  const range = calendarRange(today, period);
  const first = firstWeek(range.to);
  const found = new Map(daily.dates.map((date, index) => [date, daily.commits[index] ?? 0]));
  const before = daysIn({ from: first, to: range.from }) - 1;
  const days = Array.from({ length: daysIn(range) }, (_, index) => {
    const date = addDays(range.from, index);
    const place = before + index;
    return { date, commits: found.get(date) ?? 0, week: Math.floor(place / 7), row: place % 7 };
  });
  const most = Math.max(...days.map(({ commits }) => commits));
  return {
    weeks: Array.from({ length: HISTORY_WEEKS }, (_, week) => addDays(first, week * 7)),
    days: days.map((day) => ({ ...day, intensity: intensity(day.commits, most) })),
  };
}

/** The part of a period that the calendar has room for; without a period, all of its days up to today. */
export function calendarRange(today: string, period?: DateRange): DateRange {
  const to = period?.to ?? today;
  const first = firstWeek(to);
  return { from: period && period.from > first ? period.from : first, to };
}

/** The position of the day in a week and row, or else of the nearest day. */
export function dayAt({ days }: CommitCalendar, week: number, row: number): number {
  const first = (days[0]?.week ?? 0) * 7 + (days[0]?.row ?? 0);
  return Math.min(days.length - 1, Math.max(0, week * 7 + row - first));
}
