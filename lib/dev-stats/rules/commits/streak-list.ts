import { addDays } from '../calendar';
import { type DateRange, daysIn, isWithin } from '../date-range';
import { formatNumber } from '../format/numbers';

/** The longest runs of days with commits in a range, longest first, then latest. A run that the range cuts counts inside. */
export function longestStreaks(dates: readonly string[], range: DateRange, count: number): DateRange[] {
  const runs: DateRange[] = [];
  for (const date of dates.filter((day) => isWithin(range, day))) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs.toSorted((a, b) => daysIn(b) - daysIn(a) || (a.from < b.from ? 1 : -1)).slice(0, count);
}

/** "The longest run of days with commits was 12 days; 3 others had a week or more." */
export function streaksReading(dates: readonly string[], range: DateRange): string {
  const [longest, ...others] = longestStreaks(dates, range, dates.length);
  if (!longest) return 'No commits in this period.';
  const weeks = others.filter((run) => daysIn(run) >= 7).length;
  const text = `The longest run of days with commits was ${formatNumber(daysIn(longest), 'day')}`;
  if (weeks === 0) return `${text}.`;
  return `${text}; ${formatNumber(weeks, 'other run')} had a week or more.`;
}
