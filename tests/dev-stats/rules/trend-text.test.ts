import { expect, test } from 'vitest';
import type { AttemptCounts, TrendPeriod, TrendTotal } from '@/lib/dev-stats/rules/trend';
import {
  durationReading,
  flakyRows,
  queueReading,
  rankingReading,
  slowRows,
  stripReading,
  successReading,
  trendNote,
  weeksSuccessReading,
  workflowsReading,
} from '@/lib/dev-stats/rules/trend-text';

const window = { periodStart: '2026-09-01T00:00:00Z', periodEnd: '2026-11-01T00:00:00Z' };
const NO_MEDIANS = { medianRunSec: null, p90RunSec: null, medianQueueSec: null, p90QueueSec: null };
const NO_ATTEMPTS = { workflowName: 'CI', runs: 0, successes: 0, isPartial: false };
const row = (values: Partial<TrendTotal> = {}): TrendTotal => ({
  ...NO_ATTEMPTS,
  ...NO_MEDIANS,
  ...window,
  runSamples: null,
  queueSamples: null,
  endedRuns: null,
  repairedRuns: null,
  ...values,
});
const period = (start: string, values: Partial<TrendPeriod>): TrendPeriod => ({
  ...NO_ATTEMPTS,
  ...NO_MEDIANS,
  successRate: 0,
  periodStart: `${start}T00:00:00Z`,
  ...values,
});

test.each([
  ['all of it', '2026-09-01T00:00:00.000Z', 'September 1, 2026 to October 31, 2026, by week.'],
  [
    'the end of it',
    '2026-08-01T00:00:00.000Z',
    'September 1, 2026 to October 31, 2026, by week. Earlier runs were not collected.',
  ],
])('the note says what was collected: %s', (_, since, text) => {
  expect(trendNote([row()], { since, bucket: 'week' })).toBe(text);
});

test('without runs, the note says the step and the chosen dates', () => {
  const days = { since: '2026-08-01T00:00:00.000Z', until: '2026-08-03T00:00:00.000Z' };
  expect(trendNote([], { ...days, bucket: 'week' })).toBe('August 1, 2026 to August 2, 2026, by week.');
  expect(trendNote([], { since: '2026-08-01T00:00:00.000Z', bucket: 'month' })).toBe('By month.');
});

const half = row({ runs: 200, successes: 100 });
test.each<[string, AttemptCounts[], AttemptCounts[], string]>([
  ['no runs', [], [], 'No runs were recorded in this period.'],
  ['one workflow', [half], [], '50.0% of 200 attempts of 1 workflow succeeded.'],
  [
    'a lower rate before',
    [half, row()],
    [row({ runs: 10, successes: 4 })],
    '50.0% of 200 attempts of 2 workflows succeeded, 10.0 points more than in the period before.',
  ],
  [
    'a rate that is one point lower',
    [half],
    [row({ runs: 100, successes: 51 })],
    '50.0% of 200 attempts of 1 workflow succeeded, 1.0 point less than in the period before.',
  ],
  [
    'the same rate',
    [half],
    [row({ runs: 2, successes: 1 })],
    '50.0% of 200 attempts of 1 workflow succeeded, as in the period before.',
  ],
  [
    'a period before that was not collected as a whole',
    [half],
    [row({ runs: 2, successes: 2, isPartial: true })],
    '50.0% of 200 attempts of 1 workflow succeeded.',
  ],
])('all workflows: %s', (_, totals, before, text) => {
  expect(workflowsReading(totals, before)).toBe(text);
});

const weeks = [
  period('2026-11-02', { successRate: 90 }),
  period('2026-11-09', { successRate: 70 }),
  period('2026-11-16', { workflowName: 'Other', successRate: 1 }),
];
test.each<[string, AttemptCounts, TrendPeriod[], 'week' | 'month', string]>([
  ['no attempts', row(), [], 'week', 'No attempts ended in this period.'],
  [
    'several weeks',
    row({ runs: 20, successes: 16 }),
    weeks,
    'week',
    '80.0% of 20 attempts succeeded; the lowest whole week was 70.0%, in the week of Nov 9, 2026.',
  ],
  [
    'several months',
    row({ runs: 20, successes: 16 }),
    weeks,
    'month',
    '80.0% of 20 attempts succeeded; the lowest whole month was 70.0%, in Nov 2026.',
  ],
  [
    'a week that is not over',
    row({ runs: 20, successes: 16 }),
    [...weeks, period('2026-11-23', { isPartial: true })],
    'week',
    '80.0% of 20 attempts succeeded; the lowest whole week was 70.0%, in the week of Nov 9, 2026.',
  ],
  ['one week', row({ runs: 1, successes: 1 }), weeks.slice(0, 1), 'week', '100.0% of 1 attempt succeeded.'],
])('success of one workflow: %s', (_, total, periods, bucket, text) => {
  expect(successReading(total, periods, bucket)).toBe(text);
});

const week = (start: string, successes: number, values: Partial<TrendPeriod> = {}) =>
  period(start, { runs: 10, successes, ...values });
test.each<[string, TrendPeriod[], string]>([
  ['no rows', [], ''],
  ['a week that is not over', [week('2026-11-23', 0, { isPartial: true })], 'No whole week has runs yet.'],
  [
    'two workflows and the week before',
    [
      week('2026-11-23', 0, { isPartial: true }),
      week('2026-11-16', 9),
      week('2026-11-16', 6, { workflowName: 'Deploy' }),
      week('2026-11-09', 8),
    ],
    '75.0% of 20 attempts succeeded in the week of Nov 16, 2026, after 80.0% in the week before.',
  ],
  [
    'a week without runs before it',
    [week('2026-11-16', 9), week('2026-11-02', 8)],
    '90.0% of 10 attempts succeeded in the week of Nov 16, 2026.',
  ],
])('success of the last whole week: %s', (_, rows, text) => {
  expect(weeksSuccessReading(rows)).toBe(text);
});

test('durations and queue times, with their number and unit', () => {
  expect(durationReading(row({ medianRunSec: 300, p90RunSec: 396, runSamples: 268 }))).toBe(
    'Half of 268 attempts took at most 5.0 min, nine in ten at most 6.6 min.',
  );
  expect(durationReading(row({ runSamples: 0 }))).toBe('No durations are known in this period.');
  expect(queueReading(row({ medianQueueSec: 7, p90QueueSec: 10.4, queueSamples: 1 }))).toBe(
    'Half of 1 job waited at most 7 s for a runner, nine in ten at most 10 s.',
  );
  expect(queueReading(row())).toBe('No queue times are known in this period.');
});

const slow = row({ workflowName: 'Nightly', medianRunSec: 5400, p90RunSec: 6000, runSamples: 84 });
const flaky = row({ workflowName: 'Journeys', repairedRuns: 5, endedRuns: 60 });
test('slow and flaky workflows with what their figure is made of', () => {
  expect(slowRows([slow])).toEqual([{ name: 'Nightly', value: '90.0 min', detail: 'median; p90 100.0 min, n 84' }]);
  expect(flakyRows([flaky])).toEqual([
    { name: 'Journeys', value: '8.3%', detail: '5 of 60 runs passed only on a retry' },
  ]);
});

test.each<[TrendTotal[], string]>([
  [[], 'No runs were recorded in this period.'],
  [[row({ runSamples: 9, repairedRuns: 0 })], 'No workflow has at least 10 runs in this period.'],
  [[slow], 'Nightly takes a median of 90.0 min; no run needed a retry to pass.'],
  [[slow, flaky], 'Nightly takes a median of 90.0 min; Journeys needs a retry in 8.3% of its runs.'],
  [[flaky], 'No duration is known often enough; Journeys needs a retry in 8.3% of its runs.'],
])('the ranking of %j', (totals, text) => {
  expect(rankingReading(totals)).toBe(text);
});

test.each([
  [[], 'No runs were recorded in this period.'],
  [[{ name: 'CI', isFailed: false }], 'The last run of the workflow did not fail.'],
  [
    [
      { name: 'CI', isFailed: false },
      { name: 'Label', isFailed: false },
    ],
    'The last run of every workflow did not fail.',
  ],
  [
    [
      { name: 'CI', isFailed: true },
      { name: 'Deploy', isFailed: false },
      { name: 'Label', isFailed: true },
    ],
    'The last run failed in 2 of 3 workflows: CI and Label.',
  ],
])('the last results %j', (last, text) => {
  expect(stripReading(last)).toBe(text);
});
