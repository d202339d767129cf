import { expect, test } from 'vitest';
import { commit, now, PIPELINE, repository, run } from '@/fixtures/store-rows';
import { readRepository } from '../../../../lib/dev-stats/store/read/repository';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import { readStats } from '../../../../lib/dev-stats/store/read/stats';
import { commitFact } from '../../../../lib/dev-stats/store/schema/statistics';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { emptyStore } from '../test-store';

test('the newest 100 of each kind are kept, and a missing kind stays', async () => {
  const { store } = await emptyStore();
  const unknown = { name: null, body: null, publishedAt: null };
  const release = { ...unknown, tagName: 'v1', htmlUrl: 'x', createdAt: '2026-01-01T00:00:00Z' };
  const first = await beginCollection(store, { source: 'github', now });
  await first.saveRepositories([repository('site')]);
  await first.saveDetails('site', {
    releases: Array.from({ length: 120 }, (_, index) => ({ ...release, id: `r${index}` })),
  });
  await saveCommits(
    await first.savedRepository('site'),
    Array.from({ length: 150 }, (_, index) => commit(`s${index}`, '2026-11-20T10:00:00Z')),
  );
  await completeCommits(await first.savedRepository('site'));
  await first.finish();
  const second = await beginCollection(store, { source: 'github', now });
  await second.saveRepositories([repository('site')]);
  await second.saveDetails('site', { issues: [] });
  await second.finish();
  const { stats } = await readPointers(store);
  const site = stats && (await readStats(store, stats))?.repositories[0];
  const details = site && (await readRepository(store, site));
  expect([details?.releases.length, details?.releases[0]?.id, details?.commits.length]).toEqual([100, 'r0', 100]);
});

test('NUL and lone surrogates do not truncate text', async () => {
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([repository('site', { description: 'it\'s \0 "quoted" \ud83d 🔭' })]);
  await collection.finish();
  const { stats } = await readPointers(store);
  expect(stats && (await readStats(store, stats))?.repositories[0]?.description).toBe('it\'s  "quoted" \ufffd 🔭');
});

test('the first 2,000 characters of a message are kept', async () => {
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'git', now });
  await collection.saveRepositories([repository('site')]);
  const long = { ...commit('a', '2026-11-20T10:00:00Z'), message: 'ä'.repeat(3_000) };
  await saveCommits(await collection.savedRepository('site'), [long]);
  const [saved] = await store.db.select().from(commitFact);
  expect(saved?.message).toBe('ä'.repeat(2_000));
});

test('known attempts are those of runs created in the window', async () => {
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline(PIPELINE)).saveRuns([
    run(1, '2026-11-18T10:00:00Z'),
    run(2, '2026-11-20T10:00:00Z', { status: 'queued', conclusion: null }),
  ]);
  const known = await (await collection.pipeline(PIPELINE)).knownRuns({
    from: '2026-11-18T10:00:00Z',
    to: '2026-11-20T10:00:00Z',
  });
  expect(known).toEqual([{ runId: 1, attempt: 1, status: 'completed', jobs: null }]);
});

test.each(['the same collection', 'the next collection'])('jobs that %s reads later are kept', async (reader) => {
  const { store } = await emptyStore();
  const at = '2026-11-18T10:00:00Z';
  const times = { createdAt: at, startedAt: at, completedAt: at, queueSec: 0 };
  const jobs = [{ jobId: 7, name: 'build', status: 'completed', conclusion: 'success', ...times }];
  let collection = await beginCollection(store, { source: 'actions', now });
  await (await collection.pipeline(PIPELINE)).saveRuns([run(1, at)]);
  if (reader === 'the next collection') {
    await collection.finish();
    collection = await beginCollection(store, { source: 'actions', now });
  }
  const pipeline = await collection.pipeline(PIPELINE);
  await pipeline.saveRuns([run(1, at, { jobs })]);
  const known = await pipeline.knownRuns({ from: at, to: '2026-11-19T10:00:00Z' });
  expect(known).toEqual([{ runId: 1, attempt: 1, status: 'completed', jobs }]);
});

test('checkpoints survive a failure and belong to their source', async () => {
  const { store } = await emptyStore();
  const first = await beginCollection(store, { source: 'actions', now });
  await first.setCheckpoint('window', '2026-10');
  await first.setCheckpoint('window', '2026-11');
  await first.fail('stopped');
  const second = await beginCollection(store, { source: 'actions', now });
  expect(await second.getCheckpoint('window')).toBe('2026-11');
  await second.fail('stopped');
  const other = await beginCollection(store, { source: 'github', now });
  expect(await other.getCheckpoint('window')).toBeUndefined();
});
