import { expect, test } from 'vitest';
import { now, PIPELINE, run } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readRuns } from '../../../../lib/dev-stats/store/read/actions';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import type { RunRow } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../test-store';

async function collect(store: Store, rows: RunRow[], { ok = true, isPrivate = false } = {}) {
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline({ ...PIPELINE, isPrivate })).saveRuns(rows);
  await (ok ? collection.finish() : collection.fail('stopped'));
}

async function runs(store: Store, filter: Partial<Parameters<typeof readRuns>[2]> = {}) {
  const { actions } = await readPointers(store);
  return actions ? readRuns(store, actions, { owner: 'rowan', repo: 'SITE', isOwner: false, ...filter }) : [];
}

const MONDAY = '2026-11-16T00:00:00Z';

test('a run is shown by its latest attempt, newest first', async () => {
  const { store } = await emptyStore();
  await collect(store, [
    run(1, '2026-11-17T10:00:00Z', { conclusion: 'failure' }),
    run(1, '2026-11-19T10:00:00Z', { attempt: 2 }),
    run(2, '2026-11-18T10:00:00Z', { conclusion: 'not_yet_named' }),
  ]);
  expect((await runs(store)).map(({ runId, attempt, conclusion }) => [runId, attempt, conclusion])).toEqual([
    [1, 2, 'success'],
    [2, 1, 'not_yet_named'],
  ]);
});

test.each([
  [{ since: '2026-11-18T10:00:00Z' }, [3, 2]],
  [{ until: '2026-11-18T10:00:00Z' }, [1]],
  [{ conclusion: 'failure' }, [2]],
  [{ conclusion: 'fail' }, []],
  [{ workflowName: 'Build' }, [2]],
])('runs that match %o', async (filter, ids) => {
  const { store } = await emptyStore();
  const started = (day: number) => `2026-11-${day}T10:00:00Z`;
  await collect(store, [
    run(1, started(17)),
    run(2, started(18), { conclusion: 'failure', workflowName: 'Build' }),
    run(3, started(19)),
  ]);
  expect((await runs(store, filter)).map(({ runId }) => runId)).toEqual(ids);
});

test('a changed run is shown when its collection is published', async () => {
  const { store } = await emptyStore();
  const queued = run(1, MONDAY, { status: 'queued', conclusion: null, durationSec: null });
  await collect(store, [queued]);
  await collect(store, [run(1, MONDAY), run(2, MONDAY)], { ok: false });
  expect((await runs(store)).map(({ runId, status }) => [runId, status])).toEqual([[1, 'queued']]);
  await collect(store, []);
  expect((await runs(store)).map(({ runId, status }) => [runId, status])).toEqual([
    [2, 'completed'],
    [1, 'completed'],
  ]);
});

test('an old run keeps its duration when GitHub updates it', async () => {
  const { store } = await emptyStore();
  await collect(store, [run(1, MONDAY, { durationSec: 147 })]);
  await collect(store, [run(1, MONDAY, { durationSec: 34_704_033, updatedAt: '2027-12-01T00:00:00Z' })]);
  expect((await runs(store)).map(({ durationSec }) => durationSec)).toEqual([147]);
  expect(Number((await store.client.execute('SELECT count(*) AS rows FROM workflow_run')).rows[0]?.rows)).toBe(1);
});

test('only the owner sees private pipelines', async () => {
  const { store } = await emptyStore();
  await collect(store, [run(1, MONDAY)], { isPrivate: true });
  expect(await runs(store)).toEqual([]);
  expect(await runs(store, { isOwner: true })).toHaveLength(1);
});
