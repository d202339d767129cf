import { commitsIn, datesIn } from './daily';
import { type DateRange, daysIn, formatDates, rangeBefore } from './date-range';
import { formatCount } from './format';
import type { History } from './history';
import { languagesIn } from './language-history';
import { longestStreaks } from './streak-list';

interface ReportFigure {
  label: string;
  value: number;
  /** "+34 from 278"; empty without a period before. */
  change: string;
}

interface ReportFigures {
  figures: ReportFigure[];
  comparison: string;
}

/** The headline of a range, with the change against the days before. */
export function reportFigures(history: History, range: DateRange): ReportFigures {
  const before = rangeBefore(range);
  const [first] = history.dates;
  const canCompare = first !== undefined && first <= before.from;
  const figures = COUNTS.map(({ label, count }) => {
    const value = count(history, range);
    return { label, value, change: canCompare ? changeText(value, count(history, before)) : '' };
  });
  const comparison = canCompare
    ? `Compared with ${formatDates(before)}.`
    : 'The history is too short to compare with the days before.';
  return { figures, comparison };
}

const COUNTS: { label: string; count(history: History, range: DateRange): number }[] = [
  { label: 'Commits', count: commitsIn },
  { label: 'Days with commits', count: (history, range) => datesIn(history, range).length },
  { label: 'Longest streak (days)', count: longestStreak },
  { label: 'Languages', count: ({ languages }, range) => languagesIn(languages, range).length },
];

function longestStreak(history: History, range: DateRange): number {
  const [longest] = longestStreaks(history.dates, range, 1);
  return longest ? daysIn(longest) : 0;
}

function changeText(now: number, then: number): string {
  if (now === then) return `unchanged from ${formatCount(then)}`;
  return `${now > then ? '+' : '−'}${formatCount(Math.abs(now - then))} from ${formatCount(then)}`;
}
