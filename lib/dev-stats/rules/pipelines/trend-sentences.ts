import { formatMonth } from '../../../dates';
import type { DataTable } from '../../charts/chart';
import { dateName } from '../../charts/date-names';
import { addDays } from '../calendar';
import { RANKED_RUNS } from '../constants';
import { formatDates } from '../date-range';
import {
  formatCount,
  formatList,
  formatMinutes,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatTenth,
} from '../format/numbers';
import type { Asked } from './pipeline-window';
import {
  type AttemptCounts,
  flakiest,
  flakyRate,
  overallRate,
  slowest,
  type TrendPeriod,
  type TrendTotal,
  trendRange,
} from './trend';

type Bucket = 'week' | 'month';

const DAY_MS = 86_400_000;

/** "August 24, 2026 to November 21, 2026, by week. Earlier runs were not collected." */
export function trendNote(totals: readonly TrendTotal[], { since, until, bucket }: Asked & { bucket: Bucket }): string {
  const asked = until && { from: since.slice(0, 10), to: addDays(until.slice(0, 10), -1) };
  const range = trendRange(totals) || asked;
  if (!range) return `By ${bucket}.`;
  const isCut = Date.parse(range.from) - Date.parse(since) >= DAY_MS;
  return `${formatDates(range)}, by ${bucket}.${isCut ? ' Earlier runs were not collected.' : ''}`;
}

/** "84.3% of 51 attempts succeeded in the week of Nov 16, 2026, after 82.1% in the week before." By whole weeks. */
export function weeksSuccessReading(rows: readonly (AttemptCounts & { periodStart: string })[]): string {
  const whole = rows.filter(({ isPartial, runs }) => !isPartial && runs);
  const weeks = Map.groupBy(whole, ({ periodStart }) => periodStart.slice(0, 10));
  const last = [...weeks.keys()].sort().at(-1);
  if (!last) return rows.length > 0 ? 'No whole week has runs yet.' : '';
  const { rate, runs } = overallRate(weeks.get(last) ?? []);
  const before = overallRate(weeks.get(addDays(last, -7)) ?? []).rate;
  const text = `${formatPercent(rate)} of ${formatNumber(runs, 'attempt')} succeeded in the week of ${dateName(last)}`;
  return before === null ? `${text}.` : `${text}, after ${formatPercent(before)} in the week before.`;
}

/** `before` has the rows of the period before, which is not compared unless all of it was collected. */
export function workflowsReading(totals: readonly AttemptCounts[], before: readonly AttemptCounts[]): string {
  const { rate, runs } = overallRate(totals);
  if (rate === null) return 'No runs were recorded in this period.';
  const names = formatNumber(totals.length, 'workflow');
  return `${formatPercent(rate)} of ${formatNumber(runs, 'attempt')} of ${names} succeeded${comparison(rate, before)}.`;
}

function comparison(rate: number, before: readonly AttemptCounts[]): string {
  const { rate: earlier } = overallRate(before);
  if (earlier === null || before.some(({ isPartial }) => isPartial !== false)) return '';
  const points = Math.round((rate - earlier) * 10) / 10;
  if (points === 0) return ', as in the period before';
  const change = Math.abs(points);
  return `, ${formatTenth(change)} ${change === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'less'} than in the period before`;
}

export function successReading(row: AttemptCounts, periods: readonly TrendPeriod[], bucket: Bucket): string {
  const own = periods.filter(({ workflowName, isPartial }) => workflowName === row.workflowName && !isPartial);
  const [lowest] = own.toSorted((a, b) => a.successRate - b.successRate);
  const { rate, runs } = overallRate([row]);
  if (rate === null) return NOTHING;
  const text = `${formatPercent(rate)} of ${formatNumber(runs, 'attempt')} succeeded`;
  if (!lowest || own.length < 2 || lowest.successRate === rate) return `${text}.`;
  const when = bucket === 'month' ? formatMonth(lowest.periodStart) : `the week of ${dateName(lowest.periodStart)}`;
  return `${text}; the lowest whole ${bucket} was ${formatPercent(lowest.successRate)}, in ${when}.`;
}

export function durationReading({ medianRunSec, p90RunSec, runSamples }: TrendTotal): string {
  if (!runSamples) return 'No durations are known in this period.';
  return `Half of ${formatNumber(runSamples, 'attempt')} took at most ${formatMinutes(medianRunSec)}, nine in ten at most ${formatMinutes(p90RunSec)}.`;
}

export function queueReading({ medianQueueSec, p90QueueSec, queueSamples }: TrendTotal): string {
  if (!queueSamples) return 'No queue times are known in this period.';
  return `Half of ${formatNumber(queueSamples, 'job')} waited at most ${formatSeconds(medianQueueSec)} for a runner, nine in ten at most ${formatSeconds(p90QueueSec)}.`;
}

const NOTHING = 'No attempts ended in this period.';

export interface RankedRow {
  name: string;
  value: string;
  detail: string;
}

export function slowRows(totals: readonly TrendTotal[]): RankedRow[] {
  return slowest(totals).map(({ workflowName, medianRunSec, p90RunSec, runSamples }) => ({
    name: workflowName,
    value: formatMinutes(medianRunSec),
    detail: `median; p90 ${formatMinutes(p90RunSec)}, n ${formatCount(runSamples)}`,
  }));
}

export function flakyRows(totals: readonly TrendTotal[]): RankedRow[] {
  return flakiest(totals).map((row) => ({
    name: row.workflowName,
    value: formatPercent(flakyRate(row)),
    detail: `${formatCount(row.repairedRuns)} of ${formatNumber(row.endedRuns, 'run')} passed only on a retry`,
  }));
}

export function rankingTable(totals: readonly TrendTotal[]): DataTable {
  return {
    title: 'Slowest and flakiest workflows',
    columns: [
      ...['Workflow', 'Median duration, seconds', 'p90 duration, seconds', 'Attempts with a duration'],
      ...['Runs', 'Runs that passed only on a retry'],
    ],
    rows: totals.map((row) => [
      row.workflowName,
      row.medianRunSec,
      row.p90RunSec,
      row.runSamples,
      row.endedRuns,
      row.repairedRuns,
    ]),
  };
}

export function rankingReading(totals: readonly TrendTotal[]): string {
  const [slow] = slowRows(totals);
  const [flaky] = flakyRows(totals);
  if (totals.length === 0) return 'No runs were recorded in this period.';
  if (!slow && !flaky) return `No workflow has at least ${RANKED_RUNS} runs in this period.`;
  const first = slow ? `${slow.name} takes a median of ${slow.value}` : 'No duration is known often enough';
  return `${first}; ${flaky ? `${flaky.name} needs a retry in ${flaky.value} of its runs` : 'no run needed a retry to pass'}.`;
}

/** By the last run of each workflow that ended. */
export function stripReading(last: readonly { name: string; isFailed: boolean }[]): string {
  if (last.length === 0) return 'No runs were recorded in this period.';
  const failed = last.filter(({ isFailed }) => isFailed).map(({ name }) => name);
  if (failed.length === 0)
    return `The last run of ${last.length === 1 ? 'the workflow' : 'every workflow'} did not fail.`;
  return `The last run failed in ${failed.length} of ${formatNumber(last.length, 'workflow')}: ${formatList(failed)}.`;
}
