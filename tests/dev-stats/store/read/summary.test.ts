import { expect, test } from 'vitest';
import { now, PIPELINE, run } from '@/fixtures/store-rows';
import type { Bucket } from '../../../../lib/dev-stats/rules/pipelines/workflow-summary';
import type { Store } from '../../../../lib/dev-stats/store/client';
import type { PipelineQuery } from '../../../../lib/dev-stats/store/read/actions';
import { readSummary } from '../../../../lib/dev-stats/store/read/attempts';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import type { Coverage, RunRow } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../test-store';

interface Collected {
  coverage?: Coverage;
  ok?: boolean;
}

async function collect(store: Store, rows: RunRow[], { coverage, ok = true }: Collected = {}) {
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline(PIPELINE)).saveRuns(rows);
  if (coverage) await (await collection.pipeline(PIPELINE)).saveCoverage(coverage);
  await (ok ? collection.finish() : collection.fail('stopped'));
}

async function summary(store: Store, bucket: Bucket, more: Partial<PipelineQuery> = {}) {
  const { actions } = await readPointers(store);
  const query = { owner: 'Rowan', repo: 'Site', isOwner: false, bucket, ...more };
  return actions ? readSummary(store, actions, query) : [];
}

const MONDAY = '2026-11-16T00:00:00Z';

test('a summary counts attempts that succeeded or failed, and a queue by jobs', async () => {
  const { store } = await emptyStore();
  const rows = [
    run(1, MONDAY, { conclusion: 'timed_out', queueSec: 10, queueJobs: 3, durationSec: 30 }),
    run(1, MONDAY, { attempt: 2, queueSec: 2, queueJobs: 1, durationSec: null }),
    run(2, MONDAY, { queueSec: null, queueJobs: 0 }),
    run(3, MONDAY, { conclusion: 'cancelled' }),
    run(4, MONDAY, { conclusion: 'neutral', attempt: 2 }),
    run(5, MONDAY, { status: 'in_progress', conclusion: null }),
    run(6, MONDAY, { workflowName: 'Only skipped', conclusion: 'skipped' }),
  ];
  await collect(store, rows);
  expect(await summary(store, 'week')).toEqual([
    {
      ...{ workflowName: 'CI', periodStart: MONDAY, periodEnd: '2026-11-23T00:00:00Z', runs: 3, successes: 2 },
      ...{ avgRunSec: 45, avgQueueSec: 8, successRate: expect.closeTo(66.667, 2), retryRate: 50 },
      ...{ isPartial: true, endedRuns: 2, repairedRuns: 1 },
      ...{ defaultBranchRuns: 3, defaultBranchSuccesses: 2, pullRequestRuns: 0, pullRequestSuccesses: 0 },
      ...{ runSamples: 2, medianRunSec: 45, p90RunSec: 57 },
    },
  ]);
});

test('a run ends in the period of its last attempt', async () => {
  const { store } = await emptyStore();
  await collect(store, [
    run(1, '2026-11-15T23:00:00Z', { conclusion: 'failure' }),
    run(1, MONDAY, { attempt: 2 }),
    run(2, MONDAY, { conclusion: 'failure' }),
    run(2, MONDAY, { attempt: 2, conclusion: 'cancelled' }),
  ]);
  expect(await summary(store, 'week')).toMatchObject([
    { runs: 2, successRate: 50, retryRate: 100, endedRuns: 1, repairedRuns: 1 },
    { runs: 1, successRate: 0, retryRate: 100, endedRuns: 0, repairedRuns: 0 },
  ]);
});

test.each([
  ['week', '2026-11-15T23:59:59Z', '2026-11-09', '2026-11-16'],
  ['month', '2026-12-31T23:59:59Z', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s is %s to %s', async (bucket, startedAt, start, end) => {
  const { store } = await emptyStore();
  await collect(store, [run(1, startedAt)]);
  expect(await summary(store, bucket)).toMatchObject([
    { periodStart: `${start}T00:00:00Z`, periodEnd: `${end}T00:00:00Z` },
  ]);
});

const WEEKS = ['2026-11-17', '2026-11-10', '2026-11-03', '2026-10-27'].map((day, id) => run(id, `${day}T10:00:00Z`));
const partial = async (store: Store, more: Partial<PipelineQuery> = {}) =>
  (await summary(store, 'week', more)).map(({ isPartial }) => isPartial);

test('the first and the last week are partial as far as they were asked for and collected', async () => {
  const { store } = await emptyStore();
  await collect(store, WEEKS, { coverage: { since: '2026-10-29T00:00:00Z', until: '2026-11-21T08:00:00Z' } });
  expect(await partial(store)).toEqual([true, false, false, true]);
  expect(await partial(store, { since: '2026-11-03T00:00:00Z' })).toEqual([true, false, true]);
  expect(await partial(store, { until: '2026-11-16T00:00:00Z' })).toEqual([false, false, true]);
});

test('a later collection extends what is covered, and starts again after a gap', async () => {
  const { store } = await emptyStore();
  await collect(store, WEEKS, { coverage: { since: '2026-10-26T00:00:00Z', until: '2026-11-09T00:00:00Z' } });
  expect(await partial(store)).toEqual([true, true, false, false]);
  await collect(store, [], { coverage: { since: '2026-11-05T00:00:00Z', until: '2026-11-23T00:00:00Z' }, ok: false });
  expect(await partial(store)).toEqual([true, true, false, false]);
  await collect(store, []);
  expect(await partial(store)).toEqual([false, false, false, false]);
  await collect(store, [], { coverage: { since: '2026-11-24T00:00:00Z', until: '2026-11-30T00:00:00Z' } });
  expect(await partial(store)).toEqual([true, true, true, true]);
});
