import { addDays } from '../calendar';
import { HISTORY_WEEKS } from '../constants';
import type { DateRange } from '../date-range';
import { formatNumber } from '../format/numbers';

export function weeksRange(weeksSince: string): DateRange {
  return { from: weeksSince, to: addDays(weeksSince, HISTORY_WEEKS * 7 - 1) };
}

export function weeksReading(weeks: readonly number[]): string {
  const total = weeks.reduce((sum, commits) => sum + commits, 0);
  if (total === 0) return `No commits in ${weeks.length} weeks.`;
  const empty = weeks.filter((commits) => commits === 0).length;
  const text = `${formatNumber(total, 'commit')} in ${weeks.length} weeks`;
  return empty === 0 ? `${text}, in every week.` : `${text}; ${formatNumber(empty, 'week')} had none.`;
}
