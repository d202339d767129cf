import type { Axis, Step } from '../charts/axis';
import { timeAxis } from '../charts/axis';
import type { Values } from '../charts/chart';
import { RANKED_RUNS, RANKED_WORKFLOWS } from './constants';
import { stepsIn } from './daily';

type MaybeNumber = number | null | undefined;

export interface TrendRow {
  workflowName: string;
  periodStart?: string | null;
  periodEnd?: string | null;
  runs?: MaybeNumber;
  successes?: MaybeNumber;
  successRate?: MaybeNumber;
  medianRunSec?: MaybeNumber;
  p90RunSec?: MaybeNumber;
  runSamples?: MaybeNumber;
  medianQueueSec?: MaybeNumber;
  p90QueueSec?: MaybeNumber;
  queueSamples?: MaybeNumber;
  endedRuns?: MaybeNumber;
  repairedRuns?: MaybeNumber;
  isPartial?: boolean | null;
}

/** The collected part of the window that all rows of it share; undefined without rows. */
export function trendRange(totals: readonly TrendRow[]): { from: string; to: string } | undefined {
  const [first] = totals;
  if (!first?.periodStart || !first.periodEnd) return undefined;
  const last = new Date(Date.parse(first.periodEnd) - 1);
  return { from: first.periodStart.slice(0, 10), to: last.toISOString().slice(0, 10) };
}

/** The weeks or months of a chart. Those that were not collected as a whole say so. */
export function trendAxis(
  totals: readonly TrendRow[],
  periods: readonly TrendRow[],
  step: Step,
): Axis & { dates: string[] } {
  const range = trendRange(totals);
  const starts = range ? stepsIn(range, step) : [];
  const partial = new Set(periods.flatMap((row) => (row.isPartial ? [row.periodStart?.slice(0, 10)] : [])));
  const axis = timeAxis(step, starts);
  return {
    ...axis,
    dates: starts,
    isOpen: partial.has(starts.at(-1)),
    names: axis.names.map((name, index) => (partial.has(starts[index]) ? `${name}, partial` : name)),
  };
}

/** Values of a workflow by week or month; null where it has none. */
export function trendValues(
  periods: readonly TrendRow[],
  { workflow, starts, figure }: { workflow: string; starts: readonly string[]; figure: (row: TrendRow) => MaybeNumber },
): Values {
  const rows = periods.filter(({ workflowName }) => workflowName === workflow);
  const values = new Map(rows.map((row) => [row.periodStart?.slice(0, 10), figure(row)]));
  return starts.map((start) => values.get(start) ?? null);
}

export function byRuns(totals: readonly TrendRow[]): TrendRow[] {
  return totals.toSorted((a, b) => (b.runs ?? 0) - (a.runs ?? 0) || (a.workflowName < b.workflowName ? -1 : 1));
}

/** Largest median first. */
export function slowest(totals: readonly TrendRow[]): TrendRow[] {
  const known = totals.filter(
    ({ medianRunSec, runSamples }) => medianRunSec != null && (runSamples ?? 0) >= RANKED_RUNS,
  );
  return known.toSorted((a, b) => (b.medianRunSec ?? 0) - (a.medianRunSec ?? 0)).slice(0, RANKED_WORKFLOWS);
}

/** Percent of the runs that succeeded only after an attempt had failed; null with fewer than RANKED_RUNS. */
export function flakyRate({ repairedRuns, endedRuns }: TrendRow): number | null {
  return repairedRuns != null && endedRuns && endedRuns >= RANKED_RUNS ? (repairedRuns / endedRuns) * 100 : null;
}

/** Largest share first, without workflows that needed no retry. */
export function flakiest(totals: readonly TrendRow[]): TrendRow[] {
  const known = totals.filter((row) => (flakyRate(row) ?? 0) > 0);
  return known.toSorted((a, b) => (flakyRate(b) ?? 0) - (flakyRate(a) ?? 0)).slice(0, RANKED_WORKFLOWS);
}

/** Percent of all attempts that succeeded; null without attempts. */
export function overallRate(totals: readonly TrendRow[]): { rate: number | null; runs: number } {
  const sum = (of: (row: TrendRow) => MaybeNumber) => totals.reduce((total, row) => total + (of(row) ?? 0), 0);
  const runs = sum((row) => row.runs);
  return { runs, rate: runs > 0 ? (sum((row) => row.successes) / runs) * 100 : null };
}
