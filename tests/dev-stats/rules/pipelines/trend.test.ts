import { expect, test } from 'vitest';
import { trend } from '@/fixtures/pipeline-answers';
import {
  byRuns,
  overallRate,
  slowest,
  successRates,
  type TrendPeriod,
  type TrendTotal,
  trendAxis,
  trendRange,
} from '@/lib/dev-stats/rules/pipelines/trend';

const WINDOW = { periodStart: '2026-10-28T00:00:00Z', periodEnd: '2026-11-18T08:30:00Z' };
const [TOTAL] = trend.totals as [TrendTotal];
const [WEEK] = trend.periods as [TrendPeriod];
const total = (workflowName: string, values: Partial<TrendTotal> = {}): TrendTotal => ({
  ...TOTAL,
  ...WINDOW,
  workflowName,
  ...values,
});
const week = (start: string, values: Partial<TrendPeriod> = {}): TrendPeriod => ({
  ...WEEK,
  periodStart: `${start}T00:00:00Z`,
  ...values,
});

test('the range is the collected part of the window, with its last day', () => {
  expect(trendRange([total('CI')])).toEqual({ from: '2026-10-28', to: '2026-11-18' });
  expect(trendRange([total('CI', { periodEnd: '2026-11-18T00:00:00Z' })])).toMatchObject({ to: '2026-11-17' });
  expect(trendRange([])).toBeUndefined();
});

test('the axis has every week, also one without runs, and says which ones are partial', () => {
  const rows = [week('2026-11-16', { isPartial: true }), week('2026-11-02')];
  const { keys, names } = trendAxis([total('CI')], rows, 'week');
  expect(keys).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
  expect(names.at(-1)).toBe('Week of Nov 16, 2026, partial');
  const periods = [week('2026-11-02', { successRate: 50 }), week('2026-11-09', { workflowName: 'Other' })];
  expect(successRates(periods, 'CI', keys)).toEqual([null, 50, null, null]);
});

test('workflows are ordered by attempts, then by name', () => {
  const names = byRuns([total('B', { runs: 2 }), total('A', { runs: 2 }), total('C', { runs: 9 })]);
  expect(names.map(({ workflowName }) => workflowName)).toEqual(['C', 'A', 'B']);
});

test('the slowest workflows have the largest medians of at least ten runs and durations', () => {
  const of = (name: string, medianRunSec: number, runSamples = 10, endedRuns = 10) =>
    total(name, { medianRunSec, runSamples, endedRuns });
  const rows = [of('a', 60), of('rare', 900, 9), of('retried', 900, 10, 5), of('b', 300), of('c', 20), of('d', 10)];
  expect(slowest(rows).map(({ workflowName }) => workflowName)).toEqual(['b', 'a', 'c']);
});

test('the rate of several workflows counts attempts, not workflows', () => {
  const rows = [total('CI', { runs: 90, successes: 90 }), total('Deploy', { runs: 10, successes: 0 })];
  expect(overallRate(rows)).toEqual({ rate: 90, runs: 100 });
  expect(overallRate([])).toEqual({ rate: null, runs: 0 });
});
