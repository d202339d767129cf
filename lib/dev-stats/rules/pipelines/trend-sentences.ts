import { addDays, DAY_MS } from '../../../dates';
import type { DataTable } from '../../charts/chart';
import { DELIVERY_SAMPLES } from '../constants';
import { formatDates } from '../date-range';
import { formatCount, formatMinutes, formatNumber, formatPercent, formatTenth, sum } from '../format/numbers';
import type { Asked, TrendBucket } from './pipeline-window';
import { type AttemptCounts, flakiest, flakyRate, overallRate, slowest, type TrendTotal, trendRange } from './trend';

export function trendNote(
  totals: readonly TrendTotal[],
  { since, until, bucket }: Asked & { bucket: TrendBucket },
): string {
  const asked = until && { from: since.slice(0, 10), to: addDays(until.slice(0, 10), -1) };
  const range = trendRange(totals) || asked;
  if (!range) return `By ${bucket}.`;
  const isCut = Date.parse(range.from) - Date.parse(since) >= DAY_MS;
  return `${formatDates(range)}, by ${bucket}.${isCut ? ' Earlier runs were not collected.' : ''}`;
}

/** `before` has the rows of the period before, which is not compared unless all of it was collected. */
export function workflowsReading(totals: readonly TrendTotal[], before: readonly AttemptCounts[]): string {
  const { rate, runs } = overallRate(totals);
  if (rate === null) return 'No runs were recorded in this period.';
  const names = formatNumber(totals.length, 'workflow');
  return `${formatPercent(rate)} of ${formatNumber(runs, 'attempt')} of ${names} succeeded${comparison(rate, before)}.${splitText(totals)}`;
}

function splitText(totals: readonly TrendTotal[]): string {
  const add = (key: BranchCount) =>
    totals.some((row) => row[key] === null) ? null : sum(totals.map((row) => row[key] ?? 0));
  const main = describeRate(add('defaultBranchSuccesses'), add('defaultBranchRuns'));
  const requests = describeRate(add('pullRequestSuccesses'), add('pullRequestRuns'));
  return main && requests ? ` On the default branch ${main}, for pull requests ${requests}.` : '';
}

type BranchCount = 'defaultBranchRuns' | 'defaultBranchSuccesses' | 'pullRequestRuns' | 'pullRequestSuccesses';

function describeRate(good: number | null, runs: number | null): string {
  return runs && good !== null ? `${formatPercent((good / runs) * 100)} of ${formatCount(runs)}` : '';
}

function comparison(rate: number, before: readonly AttemptCounts[]): string {
  const { rate: earlier } = overallRate(before);
  if (earlier === null || before.some(({ isPartial }) => isPartial)) return '';
  const points = Math.round((rate - earlier) * 10) / 10;
  if (points === 0) return ', as in the period before';
  const change = Math.abs(points);
  return `, ${formatTenth(change)} ${change === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'less'} than in the period before`;
}

export interface RankedRow {
  name: string;
  value: string;
  detail: string;
}

export function slowRows(totals: readonly TrendTotal[]): RankedRow[] {
  return slowest(totals).map(({ workflowName, medianRunSec, runSamples }) => ({
    name: workflowName,
    value: formatMinutes(medianRunSec),
    detail: `median of ${formatNumber(runSamples, 'attempt')}`,
  }));
}

export function flakyRows(totals: readonly TrendTotal[]): RankedRow[] {
  return flakiest(totals).map((row) => ({
    name: row.workflowName,
    value: formatPercent(flakyRate(row)),
    detail: `${formatCount(row.repairedRuns)} of ${formatNumber(row.endedRuns, 'run')}`,
  }));
}

export function rankingTable(totals: readonly TrendTotal[]): DataTable {
  return {
    columns: [
      'Workflow',
      'Median duration, seconds',
      'p90 duration, seconds',
      'Attempts with a duration',
      'Runs',
      'Runs that passed only on a retry',
    ],
    rows: totals.map(({ workflowName, medianRunSec, p90RunSec, runSamples, endedRuns, repairedRuns }) => {
      const isEnough = runSamples >= DELIVERY_SAMPLES;
      return [
        workflowName,
        isEnough ? medianRunSec : null,
        isEnough ? p90RunSec : null,
        runSamples,
        endedRuns,
        repairedRuns,
      ];
    }),
  };
}
