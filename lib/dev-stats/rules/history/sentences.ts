import { formatMonth } from '../../../dates';
import type { Step } from '../../charts/axis';
import { dateName } from '../../charts/date-names';
import { formatCount, formatNumber } from '../format/numbers';
import { spreadOf } from '../percentile';

/** "The median week had 14 commits; the most were 61, in the week of Mar 9, 2026." */
export function stepsReading(step: Step, dates: readonly string[], commits: readonly number[]): string {
  const most = Math.max(0, ...commits);
  if (most === 0) return `No commits in ${formatNumber(dates.length, step)}.`;
  const when = nameOf(step, dates[commits.indexOf(most)] ?? '');
  if (commits.length === 1) return `${formatNumber(most, 'commit')} ${when}.`;
  const median = Math.round(spreadOf(commits).median ?? 0);
  const verb = most === 1 ? 'was' : 'were';
  return `The median ${step} had ${formatNumber(median, 'commit')}; the most ${verb} ${formatCount(most)}, ${when}.`;
}

function nameOf(step: Step, date: string): string {
  if (step === 'month') return `in ${formatMonth(date)}`;
  return step === 'day' ? `on ${dateName(date)}` : `in the week of ${dateName(date)}`;
}
