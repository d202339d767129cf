import { expect, test } from 'vitest';
import type { TrendTotal } from '@/lib/dev-stats/rules/pipelines/trend';
import {
  flakyRows,
  rankingTable,
  slowRows,
  trendNote,
  workflowsReading,
} from '@/lib/dev-stats/rules/pipelines/trend-sentences';

const WINDOW = { periodStart: '2026-09-01T00:00:00Z', periodEnd: '2026-11-01T00:00:00Z' };
const UNKNOWN = { medianRunSec: null, p90RunSec: null };
const NO_SAMPLES = { runSamples: 0, endedRuns: 0, repairedRuns: 0 };
const NO_SPLIT = {
  defaultBranchRuns: null,
  defaultBranchSuccesses: null,
  pullRequestRuns: null,
  pullRequestSuccesses: null,
};
const NONE = { ...UNKNOWN, workflowName: 'CI', runs: 0, successes: 0, isPartial: false };
const row = (values: Partial<TrendTotal> = {}): TrendTotal => ({
  ...NONE,
  ...NO_SPLIT,
  ...NO_SAMPLES,
  ...WINDOW,
  ...values,
});

test('the note says which part of the window was collected', () => {
  const note = (since: string) => trendNote([row()], { since, bucket: 'week' });
  const collected = 'September 1, 2026 to October 31, 2026, by week.';
  expect(note('2026-09-01T00:00:00.000Z')).toBe(collected);
  expect(note('2026-08-01T00:00:00.000Z')).toBe(`${collected} Earlier runs were not collected.`);
});

test('workflows are compared with a period before that was collected as a whole', () => {
  const half = row({ runs: 200, successes: 100 });
  const before = row({ runs: 100, successes: 51 });
  const reading = '50.0% of 200 attempts of 1 workflow succeeded';
  expect(workflowsReading([half], [before])).toBe(`${reading}, 1.0 point less than in the period before.`);
  expect(workflowsReading([half], [{ ...before, isPartial: true }])).toBe(`${reading}.`);
});

test('runs of the default branch and for pull requests stand apart where all branches are known', () => {
  const ci = row({
    runs: 52,
    successes: 42,
    defaultBranchRuns: 12,
    defaultBranchSuccesses: 12,
    pullRequestRuns: 40,
    pullRequestSuccesses: 30,
  });
  expect(workflowsReading([ci], [])).toBe(
    '80.7% of 52 attempts of 1 workflow succeeded. On the default branch 100.0% of 12, for pull requests 75.0% of 40.',
  );
  expect(workflowsReading([ci, row()], [])).toBe('80.7% of 52 attempts of 2 workflows succeeded.');
});

test('slow and flaky workflows need ten runs', () => {
  const slow = row({ workflowName: 'Nightly', medianRunSec: 5400, p90RunSec: 6000, runSamples: 84, endedRuns: 84 });
  const flaky = row({ workflowName: 'Journeys', repairedRuns: 5, endedRuns: 60 });
  const few = row({ medianRunSec: 9000, runSamples: 9, repairedRuns: 1, endedRuns: 9 });
  expect(slowRows([slow, flaky, few]).map(({ name, value }) => [name, value])).toEqual([['Nightly', '90.0 min']]);
  expect(flakyRows([slow, flaky, few]).map(({ name, value }) => [name, value])).toEqual([['Journeys', '8.3%']]);
});

test('four durations have a number and neither median nor p90 in the table, five have both', () => {
  const durations = (runSamples: number) =>
    rankingTable([row({ medianRunSec: 60, p90RunSec: 90, runSamples })]).rows[0]?.slice(1, 4);
  expect(durations(4)).toEqual([null, null, 4]);
  expect(durations(5)).toEqual([60, 90, 5]);
});
