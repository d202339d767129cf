import { expect, test } from 'vitest';
import { deliveryFigures } from '@/lib/dev-stats/rules/delivery/delivery';
import type { DeliveryFacts, DeploymentRun, MergedPullRequest } from '@/lib/dev-stats/rules/delivery/facts';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';

const at = (text: string) => Date.parse(`2026-${text}Z`);
/** Two whole weeks, from a Monday. */
const WINDOW = { since: at('11-02T00:00'), until: at('11-16T00:00') };

function merged(time: string, values: Partial<MergedPullRequest> = {}): MergedPullRequest {
  const times = { mergedAt: at(time), firstCommitAt: null, firstReviewAt: null, deployedAt: null };
  return { kind: 'change', cycleTimeDays: 1, ...times, ...values };
}

/** A run of ten minutes. */
function deployed(time: string, values: Partial<DeploymentRun> = {}): DeploymentRun {
  const start = at(time);
  const times = { startedAt: start, endedAt: start + 600_000 };
  const followed = { failures: [], recoveredAt: null, isRework: false };
  return { sha: null, failedAt: null, conclusion: 'success', ...times, ...followed, ...values };
}
const failed = (time: string, values: Partial<DeploymentRun> = {}) =>
  deployed(time, { conclusion: 'failure', ...values });
const fiveTimes = <Item>(make: (day: string) => Item): Item[] => ['03', '04', '05', '06', '07'].map(make);

const FACTS: DeliveryFacts = {
  window: WINDOW,
  source: 'workflows',
  settings: deliverySettings({}).failures,
  pullRequests: [],
  runs: [],
};
const figures = (facts: Partial<DeliveryFacts>) => deliveryFigures({ ...FACTS, ...facts });

test('four values have a number and no median, five have both', () => {
  const pullRequests = fiveTimes((day) => merged(`11-${day}T10:00`, { cycleTimeDays: Number(day) }));
  expect(figures({ pullRequests: pullRequests.slice(1) })).toMatchObject({
    ...{ merges: 4, mergesPerWeek: 2, cycleTimeDays: { count: 4, median: null, p90: null } },
  });
  const { count, median, p90 } = figures({ pullRequests }).cycleTimeDays;
  expect([count, median, p90]).toEqual([5, 5, expect.closeTo(6.6, 9)]);
});

test.each([
  ['an hour after the creation', '11-03T13:00', 1],
  ['of the draft, before it was ready', '11-02T10:00', 0],
])('a first review %s took %s h', (_, time, hours) => {
  const pullRequest = merged('11-03T18:00', { cycleTimeDays: 0.25, firstReviewAt: at(time) });
  const unknown = merged('11-03T18:00');
  const { firstReviewHours } = figures({ pullRequests: [unknown, ...Array(5).fill(pullRequest)] });
  expect(firstReviewHours).toEqual({ count: 5, median: hours, p90: hours });
});

test('deployments are successes and failures; other conclusions do not count', () => {
  const runs = [
    deployed('11-02T00:00'),
    ...fiveTimes((day) => deployed(`11-${day}T10:00`)),
    failed('11-08T10:00', { conclusion: 'timed_out' }),
    failed('11-09T10:00', { conclusion: 'startup_failure' }),
    deployed('11-09T11:00', { conclusion: 'cancelled' }),
    deployed('11-09T12:00', { conclusion: null }),
  ];
  expect(figures({ runs })).toMatchObject({
    ...{ deployments: 6, failedDeployments: 2, deploymentsPerWeek: 3 },
  });
});

test('failed runs alone have a frequency of zero', () => {
  const runs = fiveTimes((day) => failed(`11-${day}T10:00`)).slice(1);
  expect(figures({ runs })).toMatchObject({ deploymentsPerWeek: 0 });
});

test('a lead time needs a deployment and a plausible first commit', () => {
  const change = merged('11-05T10:00', { firstCommitAt: at('11-02T10:00'), deployedAt: at('11-06T10:00') });
  const others = [{ deployedAt: null }, { firstCommitAt: null }, { firstCommitAt: 0 }];
  const pullRequests = [...Array(5).fill(change), ...others.map((values) => ({ ...change, ...values }))];
  expect(figures({ pullRequests }).leadTimeDays).toEqual({ count: 5, median: 4, p90: 4 });
});

test('bots and merges into other branches are counted apart, and not in the times', () => {
  const people = Array.from({ length: 20 }, () => merged('11-05T10:00', { cycleTimeDays: 2.5 }));
  const bots = Array.from({ length: 60 }, () => merged('11-05T10:00', { kind: 'bot', cycleTimeDays: 0.007 }));
  const others = (['stacked', 'backport'] as const).map((kind) => merged('11-05T10:00', { kind }));
  expect(figures({ pullRequests: [...people, ...bots, ...others] })).toMatchObject({
    ...{ merges: 20, botMerges: 60, stackedMerges: 1, backportMerges: 1 },
    cycleTimeDays: { count: 20, median: 2.5 },
  });
});

test('failures are of the deployments that something followed, not of runs that failed', () => {
  const bad = { failures: ['revert', 'hotfix'] as DeploymentRun['failures'], recoveredAt: at('11-03T12:10') };
  const runs = [
    ...fiveTimes((day) => deployed(`11-${day}T10:00`)).slice(1),
    deployed('11-03T10:00', bad),
    deployed('11-03T12:00', { isRework: true }),
    failed('11-04T12:00'),
  ];
  const { changeFailures } = figures({ runs });
  expect(changeFailures).toMatchObject({
    ...{ deployments: 6, failed: 1, last: 6, lastFailed: 1, recoveryHours: { count: 1, median: null } },
    sources: [
      { kind: 'revert', failed: 1 },
      { kind: 'hotfix', failed: 1, hours: 48 },
    ],
  });
  expect(changeFailures?.rate).toBeCloseTo(100 / 6, 9);
  expect(changeFailures?.reworkRate).toBeCloseTo(100 / 6, 9);
  expect(figures({ runs, source: null }).changeFailures).toBeNull();
});
