import { expect, test } from 'vitest';
import { deliveryFigures } from '@/lib/dev-stats/rules/delivery/delivery';
import type { DeliveryFacts, DeploymentRun, MergedPullRequest } from '@/lib/dev-stats/rules/delivery/facts';
import { deliveryWeeks } from '@/lib/dev-stats/rules/delivery/weeks';
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
  return { workflowId: 1, conclusion: 'success', isBranchKnown: true, ...times, ...followed, ...values };
}
const failed = (time: string, values: Partial<DeploymentRun> = {}) =>
  deployed(time, { conclusion: 'failure', ...values });
const fiveTimes = <Item>(make: (day: string) => Item): Item[] => ['03', '04', '05', '06', '07'].map(make);

const FACTS: DeliveryFacts = {
  window: WINDOW,
  source: 'workflows',
  branch: 'main',
  settings: deliverySettings({}).failures,
  pullRequests: [],
  runs: [],
};
const figures = (facts: Partial<DeliveryFacts>) => deliveryFigures({ ...FACTS, ...facts });

test('every value is in one bin of its figure, however few there are', () => {
  const pullRequest = merged('11-03T12:00', {
    cycleTimeDays: 0.5,
    firstCommitAt: at('11-01T12:00'),
    deployedAt: at('11-04T12:10'),
  });
  const reviewed = merged('11-05T12:00', { cycleTimeDays: 3, firstReviewAt: at('11-02T13:30') });
  const runs = [failed('11-04T00:00'), deployed('11-04T12:00')];
  const { cycleTimeBins, firstReviewBins, leadTimeBins, restoreBins } = figures({
    pullRequests: [pullRequest, reviewed],
    runs,
  });
  const filled = (bins: { fromHours: number; count: number }[]) =>
    bins.flatMap(({ fromHours, count }) => (count > 0 ? [[fromHours, count]] : []));
  expect(filled(cycleTimeBins)).toEqual([
    [4, 1],
    [48, 1],
  ]);
  expect(filled(firstReviewBins)).toEqual([[1, 1]]);
  expect(filled(leadTimeBins)).toEqual([[48, 1]]);
  expect(filled(restoreBins)).toEqual([[4, 1]]);
});

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

test('deployments are successes and failures in the window; other conclusions do not count', () => {
  const runs = [
    failed('11-01T23:59'),
    deployed('11-02T00:00'),
    ...fiveTimes((day) => deployed(`11-${day}T10:00`)),
    failed('11-08T10:00', { conclusion: 'timed_out' }),
    failed('11-09T10:00', { conclusion: 'startup_failure' }),
    deployed('11-09T11:00', { conclusion: 'cancelled' }),
    deployed('11-09T12:00', { conclusion: null }),
    deployed('11-16T00:00'),
  ];
  expect(figures({ runs })).toMatchObject({
    ...{ deployments: 6, failedDeployments: 2, deploymentsPerWeek: 3, changeFailureRate: 25 },
  });
});

test('four runs have a frequency and no failure rate', () => {
  const runs = fiveTimes((day) => failed(`11-${day}T10:00`)).slice(1);
  expect(figures({ runs })).toMatchObject({ deploymentsPerWeek: 0, changeFailureRate: null });
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
  const others = (['stacked', 'backport', 'unknown'] as const).map((kind) => merged('11-05T10:00', { kind }));
  expect(figures({ pullRequests: [...people, ...bots, ...others] })).toMatchObject({
    ...{ merges: 20, botMerges: 60, stackedMerges: 1, backportMerges: 1, mergesWithoutBranch: 1 },
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
    deployed('11-01T10:00', bad),
    deployed('11-05T10:00', { ...bad, isBranchKnown: false }),
  ];
  const { changeFailures, runsWithoutBranch } = figures({ runs });
  expect(runsWithoutBranch).toBe(1);
  expect(changeFailures).toMatchObject({
    ...{ deployments: 6, failed: 1, last: 6, lastFailed: 1, recoveryHours: { count: 1, median: null } },
    sources: [
      { kind: 'revert', failed: 1 },
      { kind: 'hotfix', failed: 1, hours: 48 },
    ],
  });
  expect(changeFailures?.rate).toBeCloseTo(100 / 6, 9);
  expect(changeFailures?.reworkRate).toBeCloseTo(100 / 6, 9);
  expect([{ branch: null }, { source: null }].map((facts) => figures({ runs, ...facts }).changeFailures)).toEqual([
    null,
    null,
  ]);
});

test.each<[string, DeploymentRun[], number[]]>([
  ['a success', [failed('11-03T10:00'), deployed('11-03T12:00')], [2]],
  ['a success of another workflow', [failed('11-03T10:00'), deployed('11-03T12:00', { workflowId: 2 })], []],
  ['a second failure', [failed('11-03T10:00'), failed('11-03T11:00'), deployed('11-03T12:00')], [2]],
  [
    'a canceled run',
    [failed('11-03T10:00'), deployed('11-03T11:00', { conclusion: 'cancelled' }), deployed('11-03T14:00')],
    [4],
  ],
  ['two successes', [failed('11-03T10:00'), deployed('11-03T12:00'), deployed('11-03T13:00')], [2]],
  [
    'a success that ended before it',
    [failed('11-03T10:00', { endedAt: at('11-03T15:00') }), deployed('11-03T10:05'), deployed('11-03T16:50')],
    [2],
  ],
  ['a success after the window', [failed('11-15T23:00'), deployed('11-16T23:00')], [24]],
  [
    'a success, but began before the window',
    [failed('11-01T23:00'), failed('11-02T11:00'), deployed('11-02T23:00')],
    [],
  ],
])('a failure followed by %s', (_, runs, hours) => {
  const { restoreHours } = figures({
    runs: Array.from({ length: 5 }, (_, copy) =>
      runs.map((run) => ({ ...run, workflowId: run.workflowId + copy * 10 })),
    ).flat(),
  });
  expect(restoreHours).toEqual({ count: hours.length * 5, median: hours[0] ?? null, p90: hours[0] ?? null });
});

test('weeks begin on Monday, have no gaps, and are partial where the window cuts them', () => {
  const window = { since: at('10-28T12:00'), until: at('11-18T00:00') };
  const pullRequests = [
    merged('11-02T00:00', { cycleTimeDays: 2 }),
    merged('11-08T23:59', { cycleTimeDays: 4 }),
    merged('11-17T10:00'),
  ];
  const runs = [deployed('10-28T11:59'), deployed('10-29T10:00'), failed('11-03T10:00')];
  const none = { count: 0, median: null, p90: null };
  expect(deliveryWeeks({ ...FACTS, window, pullRequests, runs })).toEqual([
    { start: '2026-10-26', isPartial: true, merges: 0, cycleTimeDays: none, deployments: 1 },
    {
      start: '2026-11-02',
      isPartial: false,
      merges: 2,
      cycleTimeDays: { count: 2, median: 3, p90: null },
      deployments: 0,
    },
    { start: '2026-11-09', isPartial: false, merges: 0, cycleTimeDays: none, deployments: 0 },
    {
      start: '2026-11-16',
      isPartial: true,
      merges: 1,
      cycleTimeDays: { count: 1, median: 1, p90: null },
      deployments: 0,
    },
  ]);
});

test.each([
  [WINDOW, 2],
  [{ ...WINDOW, until: WINDOW.until + 1 }, 3],
  [{ ...WINDOW, since: WINDOW.since - 1 }, 3],
])('a window of %j touches %s weeks', (window, count) => {
  expect(deliveryWeeks({ ...FACTS, window })).toHaveLength(count);
});
