import { expect, test } from 'vitest';
import { NOW, now, PIPELINE, run } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/begin-collection';
import type { Store } from '../../../lib/dev-stats/store/client';
import type { PrFactRow, RunRow } from '../../../lib/dev-stats/store/rows';
import { mulberry32 } from '../../../lib/random';
import { emptyStore } from '../store/test-store';
import { ask, OWNER_TOKEN, testApi } from './api';

const SPREAD = 'count median p90';
const QUERY = `query ($since: DateTime, $until: DateTime) { delivery(owner: "rowan", repo: "SITE", since: $since, until: $until) {
  since until deploymentWorkflows merges mergesPerWeek cycleTimeDays { ${SPREAD} } firstReviewHours { ${SPREAD} } deployments
  failedDeployments deploymentsPerWeek leadTimeDays { ${SPREAD} } changeFailureRate restoreHours { ${SPREAD} }
  weeks { start isPartial merges cycleTimeDays { ${SPREAD} } deployments } } }`;
const content = { deploymentWorkflows: ['Deploy', 'Ship'] };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (time: number) => new Date(time).toISOString().replace('.000', '');

async function collect(store: Store, facts: PrFactRow[], runs: RunRow[], isPrivate = false) {
  const collection = await beginCollection(store, { source: 'actions', now });
  await collection.savePrFacts({ ...PIPELINE, isPrivate }, facts);
  await collection.saveRuns({ ...PIPELINE, isPrivate }, runs);
  await collection.finish();
}

/** A deployment of a minute. */
const deployment = (runId: number, startedAt: string, values: Partial<RunRow> = {}) =>
  run(runId, startedAt, { workflowName: 'Deploy', ...values });

function merged(number: number, mergedAt: string, times?: PrFactRow['times']): PrFactRow {
  return { number, author: null, createdAt: mergedAt, mergedAt, cycleTimeDays: 0, ...(times && { times }) };
}

/** A generated history of 20 weeks, with every kind of run and pull request. */
function history() {
  const random = mulberry32(17);
  const whole = (below: number) => Math.floor(random() * below);
  const start = NOW.getTime() - 140 * DAY;
  const second = (days: number) => start + whole(days * 86_400) * 1000;
  const facts = Array.from({ length: 400 }, (_, number): PrFactRow => {
    const mergedTime = second(140);
    const hours = whole(400);
    const opened = mergedTime - hours * HOUR;
    const times = {
      firstCommitAt: number % 7 === 0 ? null : iso(opened - whole(90) * HOUR),
      firstReviewAt: number % 3 === 0 ? null : iso(opened - 5 * HOUR + whole(hours + 5) * HOUR),
    };
    const known = { author: 'a', createdAt: iso(opened), mergedAt: iso(mergedTime), cycleTimeDays: hours / 24 };
    return { number, ...known, ...(number % 11 !== 0 && { times }) };
  });
  const runs = Array.from({ length: 500 }, (_, runId): RunRow[] => {
    const created = second(140);
    const attempts = runId % 9 === 0 ? 2 : 1;
    return Array.from({ length: attempts }, (_, index) => {
      const started = created + index * HOUR;
      return run(runId, iso(started), {
        attempt: index + 1,
        workflowId: runId % 3,
        workflowName: ['Deploy', 'Ship', 'CI'][runId % 3] ?? '',
        event: runId % 13 === 0 ? 'pull_request' : 'push',
        conclusion: ['success', 'success', 'failure', 'cancelled', 'timed_out'][whole(5)] ?? null,
        durationSec: runId % 17 === 0 ? null : whole(3000),
        createdAt: iso(created),
      });
    });
  }).flat();
  return { facts, runs };
}

/** Counted by hand, one value after the other, without the code of the product. */
function countedAgain({ facts, runs }: ReturnType<typeof history>, since: number, until: number) {
  const isIn = (time: string) => Date.parse(time) >= since && Date.parse(time) < until;
  const last = runs.filter(
    ({ runId, attempt, event, workflowName }) =>
      event === 'push' &&
      workflowName !== 'CI' &&
      !runs.some((other) => other.runId === runId && other.attempt > attempt),
  );
  const good = last.filter(({ conclusion }) => conclusion === 'success');
  const bad = last.filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out');
  const end = (one: RunRow) =>
    one.durationSec === null ? Number.NaN : Date.parse(one.startedAt) + one.durationSec * 1000;
  const mergedIn = facts.filter(({ mergedAt }) => isIn(mergedAt));
  const lead = mergedIn.flatMap(({ mergedAt, times }) => {
    let best: RunRow | undefined;
    for (const one of good)
      if (one.createdAt >= mergedAt && end(one) > 0 && (!best || one.createdAt < best.createdAt)) best = one;
    return best && times?.firstCommitAt ? [(end(best) - Date.parse(times.firstCommitAt)) / DAY] : [];
  });
  const review = mergedIn.flatMap(({ createdAt, times }) =>
    times?.firstReviewAt ? [Math.max(0, Date.parse(times.firstReviewAt) - Date.parse(createdAt)) / HOUR] : [],
  );
  const restored = bad.flatMap((failure) => {
    if (!isIn(failure.startedAt) || !(end(failure) > 0)) return [];
    const own = [...good, ...bad].filter((one) => one.workflowId === failure.workflowId && end(one) > 0);
    const before = own.filter((one) => end(one) < end(failure)).sort((a, b) => end(b) - end(a))[0];
    if (before && bad.includes(before)) return [];
    const after = good.filter((one) => one.workflowId === failure.workflowId && end(one) > end(failure));
    return after.length > 0 ? [(Math.min(...after.map(end)) - end(failure)) / HOUR] : [];
  });
  const goodIn = good.filter(({ startedAt }) => isIn(startedAt)).length;
  const badIn = bad.filter(({ startedAt }) => isIn(startedAt)).length;
  return {
    merges: mergedIn.length,
    mergesPerWeek: mergedIn.length / ((until - since) / (7 * DAY)),
    cycleTimeDays: spread(
      mergedIn.map(({ createdAt, mergedAt }) => (Date.parse(mergedAt) - Date.parse(createdAt)) / DAY),
    ),
    firstReviewHours: spread(review),
    deployments: goodIn,
    failedDeployments: badIn,
    deploymentsPerWeek: goodIn / ((until - since) / (7 * DAY)),
    leadTimeDays: spread(lead),
    changeFailureRate: (badIn * 100) / (goodIn + badIn),
    restoreHours: spread(restored),
  };
}

function spread(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (tenths: number) => {
    const place = (tenths * (sorted.length - 1)) / 10;
    const low = sorted[Math.trunc(place)] ?? 0;
    return low + ((sorted[Math.trunc(place) + 1] ?? low) - low) * (place - Math.trunc(place));
  };
  return { count: sorted.length, median: at(5), p90: at(9) };
}

/** The same figures, with numbers that may differ in the last digits. */
function close(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isInteger(value)) return expect.closeTo(value, 6);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, close(inner)]));
}

test.each([
  [100, 10],
  [90, 0],
])('the delivery from %s to %s days ago agrees with an independent count', async (from, to) => {
  const { location, store } = await emptyStore();
  const facts = history();
  await collect(store, facts.facts, facts.runs);
  const [since, until] = [NOW.getTime() - from * DAY, NOW.getTime() - to * DAY];
  const api = testApi({ location, content });
  const { data, errors } = await ask(api, QUERY, { since: iso(since), until: iso(until) });
  expect(errors).toBeUndefined();
  const expected = countedAgain(facts, since, until);
  expect(expected.restoreHours.count).toBeGreaterThan(10);
  expect(expected.leadTimeDays.count).toBeGreaterThan(100);
  expect(data.delivery).toMatchObject(close(expected) as object);
  const sum = (name: 'merges' | 'deployments') =>
    data.delivery.weeks.reduce((total: number, week: Record<string, number>) => total + (week[name] ?? 0), 0);
  expect([sum('merges'), sum('deployments')]).toEqual([expected.merges, expected.deployments]);
});

test('the window ends with the last collection and begins with the first run or merge', async () => {
  const { location, store } = await emptyStore();
  await collect(store, [merged(1, '2026-11-10T10:00:00Z')], [deployment(1, '2026-11-03T10:00:00Z')]);
  const api = testApi({ location, content, now: () => new Date('2026-12-24T00:00:00Z') });
  const { data } = await ask(api, QUERY);
  const { since, until, weeks } = data.delivery;
  expect([since, until]).toEqual(['2026-11-03T10:00:00.000Z', '2026-11-21T08:30:00.000Z']);
  expect(weeks.map(({ start, isPartial }: { start: string; isPartial: boolean }) => [start, isPartial])).toEqual([
    ['2026-11-02', true],
    ['2026-11-09', false],
    ['2026-11-16', true],
  ]);
});

test('the window is that of the collected runs, where the store knows it', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  await collection.saveRuns(PIPELINE, [deployment(1, '2026-11-03T10:00:00Z')]);
  await collection.saveCoverage(PIPELINE, { since: '2026-10-01T00:00:00Z', until: '2026-11-20T00:00:00Z' });
  await collection.finish();
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery).toMatchObject({ since: '2026-10-01T00:00:00.000Z', until: '2026-11-20T00:00:00.000Z' });
});

test('a deployment ends with its last job', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const times = { firstCommitAt: '2026-11-10T10:00:00Z', firstReviewAt: null };
  await collection.savePrFacts(
    PIPELINE,
    Array.from({ length: 5 }, (_, number) => merged(number, '2026-11-10T10:00:00Z', times)),
  );
  await collection.saveRuns(PIPELINE, [deployment(1, '2026-11-11T09:00:00Z')]);
  const job = { runId: 1, attempt: 1, status: 'completed', conclusion: 'success', createdAt: null, queueSec: null };
  await collection.saveJobs(PIPELINE, [
    { ...job, jobId: 1, name: 'a', startedAt: null, completedAt: '2026-11-11T10:00:00Z' },
    { ...job, jobId: 2, name: 'b', startedAt: null, completedAt: '2026-11-11T09:30:00Z' },
  ]);
  await collection.finish();
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery.leadTimeDays).toEqual({ count: 5, median: 1, p90: 1 });
});

test('without a named workflow, merges are known and deployments are not', async () => {
  const { location, store } = await emptyStore();
  await collect(store, [merged(1, '2026-11-10T10:00:00Z')], [deployment(1, '2026-11-11T10:00:00Z')]);
  const { data } = await ask(testApi({ location }), QUERY);
  expect(data.delivery).toMatchObject({ deploymentWorkflows: [], merges: 1, deployments: 0, deploymentsPerWeek: null });
});

test('a private repository is null to visitors, like an unknown one', async () => {
  const { location, store } = await emptyStore();
  await collect(store, [merged(1, '2026-11-10T10:00:00Z')], [], true);
  const api = testApi({ location, content });
  expect((await ask(api, QUERY)).data).toEqual({ delivery: null });
  expect((await ask(api, QUERY, { token: OWNER_TOKEN })).data.delivery).toMatchObject({ merges: 1 });
});

test('what a running or failed collection has read is not shown', async () => {
  const { location, store } = await emptyStore();
  await collect(store, [merged(1, '2026-11-10T10:00:00Z')], [deployment(1, '2026-11-11T10:00:00Z')]);
  const collection = await beginCollection(store, { source: 'actions', now });
  const times = { firstCommitAt: null, firstReviewAt: '2026-11-10T10:00:00Z' };
  await collection.savePrFacts(PIPELINE, [merged(1, '2026-11-10T10:00:00Z', times), merged(2, '2026-11-11T10:00:00Z')]);
  await collection.saveRuns(PIPELINE, [deployment(2, '2026-11-12T10:00:00Z')]);
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery).toMatchObject({ merges: 1, deployments: 1, firstReviewHours: { count: 0 } });
  await collection.fail('stopped');
});

test.each([
  [{ since: '2025-01-01T00:00:00Z' }, 'since and until must be at most 366 days apart.'],
  [{ since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }, 'since must not be later than until.'],
])('a window of %j is refused', async (window, message) => {
  const { location, store } = await emptyStore();
  await collect(store, [], [deployment(1, '2026-11-11T10:00:00Z')]);
  const { errors } = await ask(testApi({ location, content }), QUERY, window);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});
