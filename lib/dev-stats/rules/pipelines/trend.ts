import { type Axis, type Step, timeAxis } from '../../charts/axis';
import type { Values } from '../../charts/chart';
import { RANKED_RUNS, RANKED_WORKFLOWS } from '../constants';
import { stepsIn } from '../history/daily';
import type { WorkflowSummary } from './workflow-summary';

export type AttemptCounts = Pick<WorkflowSummary, 'workflowName' | 'runs' | 'successes' | 'isPartial'>;
export type TrendPeriod = AttemptCounts & Pick<WorkflowSummary, 'periodStart' | 'successRate'>;
export type TrendTotal = Omit<WorkflowSummary, 'successRate' | 'retryRate' | 'avgRunSec' | 'avgQueueSec'>;

type Window = Pick<TrendTotal, 'periodStart' | 'periodEnd'>;

export function trendRange(totals: readonly Window[]): { from: string; to: string } | undefined {
  const [first] = totals;
  if (!first) return undefined;
  const last = new Date(Date.parse(first.periodEnd) - 1);
  return { from: first.periodStart.slice(0, 10), to: last.toISOString().slice(0, 10) };
}

export function trendAxis(
  totals: readonly Window[],
  periods: readonly Pick<TrendPeriod, 'periodStart' | 'isPartial'>[],
  step: Step,
): Axis & { dates: string[] } {
  const range = trendRange(totals);
  const starts = range ? stepsIn(range, step) : [];
  const partial = periods.flatMap((row) => (row.isPartial ? [row.periodStart.slice(0, 10)] : []));
  return { ...timeAxis(step, starts, partial), dates: starts };
}

export function successRates(periods: readonly TrendPeriod[], workflow: string, starts: readonly string[]): Values {
  const rows = periods.filter(({ workflowName }) => workflowName === workflow);
  const rates = new Map(rows.map((row) => [row.periodStart.slice(0, 10), row.successRate]));
  return starts.map((start) => rates.get(start) ?? null);
}

export function byRuns<Row extends AttemptCounts>(totals: readonly Row[]): Row[] {
  return totals.toSorted((a, b) => b.runs - a.runs || (a.workflowName < b.workflowName ? -1 : 1));
}

export function slowest(totals: readonly TrendTotal[]): TrendTotal[] {
  const known = totals.filter(({ runSamples, endedRuns }) => Math.min(runSamples, endedRuns) >= RANKED_RUNS);
  return known.toSorted((a, b) => (b.medianRunSec ?? 0) - (a.medianRunSec ?? 0)).slice(0, RANKED_WORKFLOWS);
}

/** Percent of the runs that succeeded only after an attempt had failed; null with fewer than RANKED_RUNS. */
export function flakyRate({ repairedRuns, endedRuns }: TrendTotal): number | null {
  return endedRuns >= RANKED_RUNS ? (repairedRuns / endedRuns) * 100 : null;
}

export function flakiest(totals: readonly TrendTotal[]): TrendTotal[] {
  const known = totals.filter((row) => (flakyRate(row) ?? 0) > 0);
  return known.toSorted((a, b) => (flakyRate(b) ?? 0) - (flakyRate(a) ?? 0)).slice(0, RANKED_WORKFLOWS);
}

export function overallRate(totals: readonly AttemptCounts[]): { rate: number | null; runs: number } {
  const runs = totals.reduce((sum, row) => sum + row.runs, 0);
  const successes = totals.reduce((sum, row) => sum + row.successes, 0);
  return { runs, rate: runs > 0 ? (successes / runs) * 100 : null };
}
