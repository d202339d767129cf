import { addDays } from '../calendar';
import { TREND_DAYS } from '../constants';
import { type DateRange, daysIn, rangeBefore } from '../date-range';
import { formatCount, formatNumber } from '../format/numbers';
import { commitsIn } from '../history/daily';
import type { DailyCommits } from '../history/history';
import { currentStreak, streakLengths } from './days';

export interface Trend {
  /** Oldest first; empty if the source has no daily figures. */
  values: number[];
  text: string;
}

const POINTS = 53;

export function trendRange(today: string, period: DateRange | undefined): DateRange {
  return period ?? { from: addDays(today, 1 - TREND_DAYS), to: today };
}

/** "312 in 30 days, +40 compared with the 30 days before" */
export function commitTrend(daily: DailyCommits, range: DateRange): Trend {
  const before = rangeBefore(range);
  const [now, then] = [commitsIn(daily, range), commitsIn(daily, before)];
  const days = daysIn(range);
  const lead = `${formatCount(now)} in ${formatNumber(days, 'day')}`;
  const first = daily.dates[0];
  const values = parts(range).map((part) => commitsIn(daily, part));
  if (!first || first > before.from) return { values, text: `${lead}; too little history to compare` };
  return { values, text: `${lead}, ${difference(now - then)} the ${daysText(days)} before` };
}

/** Of the days of this year, from January 1 on. */
export function contributionTrend(days: readonly number[], range: DateRange, today: string): Trend {
  const first = `${today.slice(0, 4)}-01-01`;
  if (range.to < first) return { values: [], text: 'Only this year is collected by day.' };
  const daily = { dates: days.map((_, index) => addDays(first, index)), commits: [...days] };
  return commitTrend(daily, { from: range.from < first ? first : range.from, to: range.to });
}

/** The length of the current streak on each day; "+3 compared with 30 days before". */
export function streakTrend(dates: readonly string[], range: DateRange): Trend {
  const lengths = streakLengths(dates);
  const ends = parts(range).map(({ to }) => currentStreak(lengths, to));
  const [now, then] = [currentStreak(lengths, range.to), currentStreak(lengths, addDays(range.from, -1))];
  const days = daysIn(range);
  const before = days === 1 ? 'the day before' : `${formatNumber(days, 'day')} before`;
  return { values: ends, text: `${difference(now - then)} ${before}` };
}

function daysText(days: number): string {
  return days === 1 ? 'day' : formatNumber(days, 'day');
}

/** "+40 compared with", "the same as" */
function difference(change: number): string {
  if (change === 0) return 'the same as';
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))} compared with`;
}

/** The range in equal parts, by day where they are few; the first one can be shorter. */
function parts(range: DateRange): DateRange[] {
  const days = daysIn(range);
  const size = Math.ceil(days / POINTS);
  const count = Math.ceil(days / size);
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(range.to, -size * (count - 1 - index));
    const from = addDays(to, 1 - size);
    return { from: from < range.from ? range.from : from, to };
  });
}
