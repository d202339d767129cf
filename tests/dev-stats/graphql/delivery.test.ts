import { expect, test } from 'vitest';
import { now, PIPELINE, run } from '@/fixtures/store-rows';
import { deliverySettings } from '../../../lib/dev-stats/rules/scope';
import type { Store } from '../../../lib/dev-stats/store/client';
import type { PrFactRow, RunRow } from '../../../lib/dev-stats/store/rows';
import { beginCollection, type Collection } from '../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../store/test-store';
import { ask, OWNER_TOKEN, testApi } from './api';

const SPREAD = 'count median p90';
const QUERY = `query ($since: DateTime, $until: DateTime) { delivery(owner: "rowan", repo: "SITE", since: $since, until: $until) {
  since until merges mergesPerWeek cycleTimeDays { ${SPREAD} } firstReviewHours { ${SPREAD} } deployments
  failedDeployments deploymentsPerWeek leadTimeDays { ${SPREAD} } } }`;
const content = { delivery: deliverySettings({ deploymentWorkflows: ['Deploy', 'Ship'] }) };

async function collect(store: Store, facts: PrFactRow[], runs: RunRow[], isPrivate = false) {
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline({ ...PIPELINE, isPrivate })).savePrFacts(facts);
  await (await collection.pipeline({ ...PIPELINE, isPrivate })).saveRuns(runs);
  await finish(collection, { isPrivate });
}

/** Ends a collection that read all of a year. */
async function finish(collection: Collection, values: Partial<typeof PIPELINE> = {}) {
  const pipeline = await collection.pipeline({ ...PIPELINE, ...values });
  await pipeline.saveCoverage({ since: '2025-11-21T00:00:00Z', until: now().toISOString() });
  await collection.finish();
}

/** A deployment of a minute. */
const deployment = (runId: number, startedAt: string, values: Partial<RunRow> = {}) =>
  run(runId, startedAt, { workflowName: 'Deploy', ...values });

function merged(number: number, mergedAt: string, times?: PrFactRow['times']): PrFactRow {
  return {
    number,
    author: null,
    createdAt: mergedAt,
    mergedAt,
    cycleTimeDays: 0,
    baseBranch: 'main',
    mergeSha: `commit-${number}`,
    ...(times && { times }),
  };
}

test('deployments are the successful attempts of pushed runs of the named workflows', async () => {
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
      // The head branch of a fork can have the name of the production branch.
      deployment(5, at, { event: 'pull_request_target' }),
      run(4, at, { workflowName: 'CI' }),
    ],
  );
  const answer = async () => (await ask(testApi({ location, content }), QUERY)).data.delivery;
  expect(await answer()).toMatchObject({ deployments: 1, failedDeployments: 1 });
  // Run again to roll back.
  await collect(store, [], [deployment(1, at, { attempt: 3 })]);
  expect(await answer()).toMatchObject({ deployments: 2, failedDeployments: 1 });
  const collection = await beginCollection(store, { source: 'actions', now });
  const old = { kind: 'deployment' as const, id: 1, name: 'production', sha: 'old', failedAt: null };
  await (await collection.pipeline(PIPELINE)).saveDeliveryEvents([
    { ...old, startedAt: '2026-01-01T10:00:00Z', endedAt: '2026-01-01T11:00:00Z' },
  ]);
  await finish(collection);
  expect(await answer()).toMatchObject({ deployments: 2, failedDeployments: 1 });
});

test('the window is that of which all was collected, and without one nothing is known', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline(PIPELINE)).saveRuns([deployment(1, '2026-11-03T10:00:00Z')]);
  await collection.finish();
  expect((await ask(testApi({ location, content }), QUERY)).data.delivery).toBeNull();
  const next = await beginCollection(store, { source: 'actions', now });
  await (await next.pipeline(PIPELINE)).saveCoverage({ since: '2026-10-01T00:00:00Z', until: '2026-11-20T00:00:00Z' });
  await next.finish();
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery).toMatchObject({ since: '2026-10-01T00:00:00.000Z', until: '2026-11-20T00:00:00.000Z' });
});

test('a deployment ends with its last job', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const times = { firstCommitAt: '2026-11-10T10:00:00Z', firstReviewAt: null };
  await (await collection.pipeline(PIPELINE)).savePrFacts(
    Array.from({ length: 5 }, () => ({ ...merged(1, '2026-11-10T10:00:00Z', times) })).map((row, number) => ({
      ...row,
      number,
    })),
  );
  const job = { status: 'completed', conclusion: 'success', createdAt: null, startedAt: null, queueSec: null };
  const jobs = [
    { ...job, jobId: 1, name: 'a', completedAt: '2026-11-11T10:00:00Z' },
    { ...job, jobId: 2, name: 'b', completedAt: '2026-11-11T09:30:00Z' },
  ];
  await (await collection.pipeline(PIPELINE)).saveRuns([
    deployment(1, '2026-11-11T09:00:00Z', { jobs }),
    // Before the window, so that what the other contains was not shipped earlier.
    deployment(2, '2026-06-09T09:00:00Z', { headSha: 'earlier' }),
  ]);
  await finish(collection);
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery.leadTimeDays).toEqual({ count: 5, median: 1, p90: 1 });
});

test('deployments are those of the production branch, and changes are matched by SHA', async () => {
  const { location, store } = await emptyStore();
  const onMain = Array.from({ length: 12 }, (_, index) =>
    deployment(index, `${`2026-11-${index + 1}`.replace(/-(\d)$/, '-0$1')}T12:00:00Z`),
  );
  const onBranches = Array.from({ length: 40 }, (_, index) =>
    deployment(100 + index, '2026-11-10T10:00:00Z', {
      headBranch: 'feature',
      conclusion: index < 10 ? 'failure' : 'success',
    }),
  );
  const times = { firstCommitAt: '2026-11-03T12:01:00Z', firstReviewAt: null };
  const changes = [1, 2, 3, 4, 5].map((number) => ({
    ...merged(number, '2026-11-03T13:00:00Z', times),
    mergeSha: 'commit-5',
  }));
  await collect(store, changes, [...onMain, ...onBranches]);
  const { data } = await ask(testApi({ location, content }), QUERY);
  expect(data.delivery).toMatchObject({ deployments: 12, failedDeployments: 0 });
  // The runs of November 4 and 5 do not contain the commit.
  expect(data.delivery.leadTimeDays).toEqual({ count: 5, median: 3, p90: 3 });
});

test('GitHub Deployments to production replace the runs, and a failed one needs a fix', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const event = (id: number, values: object = {}) => ({
    kind: 'deployment' as const,
    id,
    name: 'Production',
    sha: `commit-${id}`,
    startedAt: `2026-11-1${id}T10:00:00Z`,
    endedAt: `2026-11-1${id}T11:00:00Z`,
    failedAt: null,
    ...values,
  });
  const events = [0, 1, 2, 3, 4].map((id) => event(id));
  await (await collection.pipeline(PIPELINE)).saveRuns([deployment(9, '2026-11-10T10:00:00Z')]);
  await (await collection.pipeline(PIPELINE)).saveDeliveryEvents([...events, event(5, { name: 'staging' })]);
  await finish(collection);
  const failures =
    'delivery(owner: "rowan", repo: "site") { deployments deploymentSource changeFailures { failed rate recoveryHours { count } } }';
  const api = testApi({ location, content });
  const answer = async () => (await ask(testApi({ location, content }), `{ ${failures} }`)).data.delivery;
  expect((await ask(api, `{ ${failures} }`)).data.delivery).toEqual({
    deployments: 5,
    deploymentSource: 'deployments',
    changeFailures: { failed: 0, rate: 0, recoveryHours: { count: 0 } },
  });
  const next = await beginCollection(store, { source: 'actions', now });
  await (await next.pipeline(PIPELINE)).saveDeliveryEvents([event(2, { failedAt: '2026-11-12T12:00:00Z' })]);
  expect((await answer()).changeFailures.failed).toBe(0);
  await next.finish();
  expect((await answer()).changeFailures).toEqual({ failed: 1, rate: 20, recoveryHours: { count: 1 } });
});

test('GitHub Deployments after a window leave its runs as they are', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const pipeline = await collection.pipeline(PIPELINE);
  await pipeline.saveRuns([deployment(1, '2026-10-10T10:00:00Z')]);
  const later = { startedAt: '2026-11-10T10:00:00Z', endedAt: '2026-11-10T11:00:00Z', failedAt: null };
  await pipeline.saveDeliveryEvents([{ kind: 'deployment', id: 1, name: 'Production', sha: 'commit-1', ...later }]);
  await finish(collection);
  const api = testApi({ location, content });
  const answer = async (since: string, until: string) => {
    const dates = `since: "${since}T00:00:00Z", until: "${until}T00:00:00Z"`;
    return (await ask(api, `{ delivery(owner: "rowan", repo: "site", ${dates}) { deployments deploymentSource } }`))
      .data;
  };
  expect(await answer('2026-10-01', '2026-11-01')).toEqual({
    delivery: { deployments: 1, deploymentSource: 'workflows' },
  });
  expect(await answer('2026-11-01', '2026-11-20')).toEqual({
    delivery: { deployments: 1, deploymentSource: 'deployments' },
  });
});

test('what was collected without branches is left out, until a collection has them', async () => {
  const { location, store } = await emptyStore();
  const old = { ...PIPELINE, defaultBranch: undefined };
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline(old)).savePrFacts([
    { ...merged(1, '2026-11-10T10:00:00Z'), baseBranch: null, mergeSha: null },
  ]);
  await (await collection.pipeline(old)).saveRuns([
    deployment(1, '2026-11-10T12:00:00Z', { headBranch: null, headSha: null }),
  ]);
  await finish(collection, old);
  const query = '{ delivery(owner: "rowan", repo: "site") { merges deployments changeFailures { failed } } }';
  const answer = async (delivery = content.delivery) =>
    (await ask(testApi({ location, content: { delivery } }), query)).data.delivery;
  expect(await answer()).toBeNull();
  // Unknown, and not zero, also for a branch that the profile names.
  expect(await answer({ ...content.delivery, branch: 'main' })).toBeNull();
  const next = await beginCollection(store, { source: 'actions', now });
  await (await next.pipeline(PIPELINE)).savePrFacts([merged(1, '2026-11-10T10:00:00Z')]);
  await (await next.pipeline(PIPELINE)).saveBranches([{ runId: 1, headBranch: 'main', headSha: 'abc' }]);
  await finish(next);
  expect(await answer()).toEqual({ merges: 1, deployments: 1, changeFailures: { failed: 0 } });
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
  await (await collection.pipeline(PIPELINE)).savePrFacts([
    merged(1, '2026-11-10T10:00:00Z', times),
    merged(2, '2026-11-11T10:00:00Z'),
  ]);
  await (await collection.pipeline(PIPELINE)).saveRuns([deployment(2, '2026-11-12T10:00:00Z')]);
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
