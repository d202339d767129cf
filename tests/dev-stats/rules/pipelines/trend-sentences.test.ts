import { expect, test } from 'vitest';
import type { TrendPeriod, TrendTotal } from '@/lib/dev-stats/rules/pipelines/trend';
import {
  rankingReading,
  stripReading,
  successReading,
  trendNote,
  weeksSuccessReading,
  workflowsReading,
} from '@/lib/dev-stats/rules/pipelines/trend-sentences';

const WINDOW = { periodStart: '2026-09-01T00:00:00Z', periodEnd: '2026-11-01T00:00:00Z' };
const UNKNOWN = { medianRunSec: null, p90RunSec: null, medianQueueSec: null, p90QueueSec: null };
const NO_SAMPLES = { runSamples: null, queueSamples: null, endedRuns: null, repairedRuns: null };
const NONE = { ...UNKNOWN, workflowName: 'CI', runs: 0, successes: 0, isPartial: false };
const row = (values: Partial<TrendTotal> = {}): TrendTotal => ({ ...NONE, ...NO_SAMPLES, ...WINDOW, ...values });

function week(start: string, values: Partial<TrendPeriod>): TrendPeriod {
  return { ...NONE, successRate: 0, periodStart: `${start}T00:00:00Z`, ...values };
}

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

test('the lowest and the last week of a workflow are whole ones', () => {
  const weeks = [
    week('2026-11-23', { isPartial: true }),
    week('2026-11-16', { runs: 10, successes: 9, successRate: 90 }),
    week('2026-11-09', { runs: 10, successes: 7, successRate: 70 }),
  ];
  expect(successReading(row({ runs: 20, successes: 16 }), weeks, 'week')).toBe(
    '80.0% of 20 attempts succeeded; the lowest whole week was 70.0%, in the week of Nov 9, 2026.',
  );
  expect(weeksSuccessReading(weeks)).toBe(
    '90.0% of 10 attempts succeeded in the week of Nov 16, 2026, after 70.0% in the week before.',
  );
});

test('the ranking needs ten runs', () => {
  const slow = row({ workflowName: 'Nightly', medianRunSec: 5400, p90RunSec: 6000, runSamples: 84 });
  const flaky = row({ workflowName: 'Journeys', repairedRuns: 5, endedRuns: 60 });
  expect(rankingReading([slow, flaky])).toBe(
    'Nightly takes a median of 90.0 min; Journeys needs a retry in 8.3% of its runs.',
  );
  expect(rankingReading([row({ runSamples: 9, repairedRuns: 0 })])).toBe(
    'No workflow has at least 10 runs in this period.',
  );
});

test('workflows whose last run failed are named', () => {
  const last = ['CI', 'Deploy', 'Label'].map((name) => ({ name, isFailed: name !== 'Deploy' }));
  expect(stripReading(last)).toBe('The last run failed in 2 of 3 workflows: CI and Label.');
});
