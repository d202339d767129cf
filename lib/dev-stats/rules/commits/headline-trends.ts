import { addDays, formatDay } from '../../../dates';
import { TREND_DAYS } from '../constants';
import { type DateRange, daysIn, rangeBefore } from '../date-range';
import { formatCount, formatNumber } from '../format/numbers';
import { commitsIn } from '../history/daily';
import type { DailyCommits } from '../history/history';

export function trendRange(today: string, period: DateRange | undefined): DateRange {
  return period ?? { from: addDays(today, 1 - TREND_DAYS), to: today };
}

export function describeTrend(daily: DailyCommits, range: DateRange, today: string): string {
  const before = rangeBefore(range);
  const days = daysIn(range);
  const count = commitsIn(daily, range);
  const first = daily.dates[0];
  if (first && range.from <= first && range.to === today) return `${formatCount(count)} since ${formatDay(first)}`;
  const when = range.to === today ? 'in the last' : 'in these';
  const lead = `${formatCount(count)} ${days === 1 ? `on ${formatDay(range.to)}` : `${when} ${formatNumber(days, 'day')}`}`;
  if (!first || first > before.from) return `${lead}; too little history to compare`;
  const compared = days === 1 ? 'the day' : `the ${formatCount(days)}`;
  return `${lead}, ${difference(count - commitsIn(daily, before))} ${compared} before`;
}

export function describeContributions(days: readonly number[], range: DateRange, today: string): string {
  const first = `${today.slice(0, 4)}-01-01`;
  if (range.to < first) return 'Only this year is collected by day.';
  const daily = { dates: days.map((_, index) => addDays(first, index)), commits: [...days] };
  return describeTrend(daily, { from: range.from < first ? first : range.from, to: range.to }, today);
}

export function describeStreak(current: number | null, longest: number | null): string {
  if (current === null || !longest) return '';
  return current >= longest ? 'the record so far' : `the record is ${formatCount(longest)}`;
}

function difference(change: number): string {
  if (change === 0) return 'as many as';
  return `${formatCount(Math.abs(change))}\u00a0${change > 0 ? 'more' : 'fewer'} than`;
}
