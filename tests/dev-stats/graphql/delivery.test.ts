import { expect, test } from 'vitest';
import { now, PIPELINE, run } from '@/fixtures/store-rows';
import type { Store } from '../../../lib/dev-stats/store/client';
import type { PrFactRow, RunRow } from '../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../lib/dev-stats/store/write/begin-collection';
import { emptyStore } from '../store/test-store';
import { ask, OWNER_TOKEN, testApi } from './api';

const SPREAD = 'count median p90';
const QUERY = `query ($since: DateTime, $until: DateTime) { delivery(owner: "rowan", repo: "SITE", since: $since, until: $until) {
  since until deploymentWorkflows merges mergesPerWeek cycleTimeDays { ${SPREAD} } firstReviewHours { ${SPREAD} } deployments
  failedDeployments deploymentsPerWeek leadTimeDays { ${SPREAD} } changeFailureRate restoreHours { ${SPREAD} }
  weeks { start isPartial merges cycleTimeDays { ${SPREAD} } deployments } } }`;
const content = { deploymentWorkflows: ['Deploy', 'Ship'] };

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

test('deployments are the last attempts of pushed runs of the named workflows', async () => {
  const { location, store } = await emptyStore();
  const at = '2026-11-11T10:00:00Z';
  await collect(
    store,
    [],
    [
      deployment(1, at, { conclusion: 'failure' }),
      deployment(1, at, { attempt: 2 }),
      deployment(2, at, { workflowName: 'Ship', conclusion: 'timed_out' }),
      deployment(3, at, { event: 'pull_request' }),
      run(4, at, { workflowName: 'CI' }),
    ],
  );
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery).toMatchObject({ deployments: 1, failedDeployments: 1 });
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
