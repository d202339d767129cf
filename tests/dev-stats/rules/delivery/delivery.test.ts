import { expect, test } from 'vitest';
import { type DeploymentRun, deliveryFigures, type MergedPullRequest } from '@/lib/dev-stats/rules/delivery/delivery';
import { deliveryWeeks } from '@/lib/dev-stats/rules/delivery/weeks';

const at = (text: string) => Date.parse(`2026-${text}Z`);
/** Two whole weeks, from a Monday. */
const WINDOW = { since: at('11-02T00:00'), until: at('11-16T00:00') };
const DAY = 86_400_000;

function merged(time: string, values: Partial<MergedPullRequest> = {}): MergedPullRequest {
  return { mergedAt: at(time), cycleTimeDays: 1, firstCommitAt: null, firstReviewAt: null, ...values };
}

/** A run of ten minutes. */
function deployed(time: string, values: Partial<DeploymentRun> = {}): DeploymentRun {
  const start = at(time);
  const times = { createdAt: start, startedAt: start, endedAt: start + 600_000 };
  return { workflowId: 1, conclusion: 'success', ...times, ...values };
}
const failed = (time: string, values: Partial<DeploymentRun> = {}) =>
  deployed(time, { conclusion: 'failure', ...values });
const fiveTimes = <Item>(make: (day: string) => Item): Item[] => ['03', '04', '05', '06', '07'].map(make);

const figures = (facts: { pullRequests?: MergedPullRequest[]; runs?: DeploymentRun[] }) =>
  deliveryFigures({ window: WINDOW, pullRequests: [], runs: [], ...facts });

test('every value is in one bin of its figure, however few there are', () => {
  const pullRequest = merged('11-03T12:00', { cycleTimeDays: 0.5, firstCommitAt: at('11-01T12:00') });
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

test.each<[string, DeploymentRun[], number | null]>([
  ['the end of the next success', [deployed('11-05T10:00')], 3 + 10 / 1440],
  ['a success triggered before the merge, even if it ended later', [deployed('11-05T09:59')], null],
  [
    'a re-run of such a run',
    [deployed('11-05T09:00', { startedAt: at('11-06T10:00'), endedAt: at('11-06T11:00') })],
    null,
  ],
  ['the first success of several', [deployed('11-07T10:00'), deployed('11-06T10:00')], 4 + 10 / 1440],
  ['a success after failures', [failed('11-05T10:00'), deployed('11-06T10:00')], 4 + 10 / 1440],
  [
    'a success after one without an end',
    [deployed('11-05T11:00', { endedAt: null }), deployed('11-06T10:00')],
    4 + 10 / 1440,
  ],
  ['a success after the window', [deployed('11-20T09:50')], 18],
  ['nothing', [], null],
])('the lead time of a change runs to %s', (_, runs, days) => {
  const change = merged('11-05T10:00', { firstCommitAt: at('11-02T10:00') });
  const unknown = merged('11-05T10:00');
  const { leadTimeDays } = figures({ runs, pullRequests: [unknown, ...Array(5).fill(change)] });
  expect(leadTimeDays).toMatchObject({ count: days === null ? 0 : 5 });
  if (days === null) expect(leadTimeDays.median).toBeNull();
  else expect(leadTimeDays.median).toBeCloseTo(days, 9);
});

test('a change whose first commit has an implausible date has no lead time', () => {
  const change = merged('11-05T10:00', { firstCommitAt: 0 });
  expect(figures({ runs: [deployed('11-06T10:00')], pullRequests: Array(5).fill(change) }).leadTimeDays.count).toBe(0);
});

test('each change has its own deployment', () => {
  const pullRequests = fiveTimes((day) => merged(`11-${day}T10:00`, { firstCommitAt: at(`11-${day}T10:00`) }));
  const runs = fiveTimes((day) => deployed(`11-${day}T10:00`, { endedAt: at(`11-${day}T10:00`) + Number(day) * DAY }));
  expect(figures({ runs, pullRequests }).leadTimeDays).toMatchObject({ count: 5, median: 5 });
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
  expect(deliveryWeeks({ window, pullRequests, runs })).toEqual([
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
  expect(deliveryWeeks({ window, pullRequests: [], runs: [] })).toHaveLength(count);
});
