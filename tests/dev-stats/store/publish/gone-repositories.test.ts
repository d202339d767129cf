import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readRepository } from '../../../../lib/dev-stats/store/read/repository';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { saveWithCommits } from '../attempts';
import { emptyStore, readFigures } from '../test-store';

const CLONE = repository('git:rowan/site', { fullName: 'rowan/site', stars: null });
const toCommit = (sha: string) => commit(sha, '2026-11-20T10:00:00Z');

/** A collection of GitHub with these repositories and commits. */
async function host(store: Store, repositories: Record<string, string[]>) {
  const collection = await beginCollection(store, { source: 'github', now });
  for (const [id, shas] of Object.entries(repositories)) {
    await saveWithCommits(collection, repository(id), shas.map(toCommit), { fullHistory: true });
  }
  return collection;
}

/** A collection of a clone of rowan/site with these commits. */
async function clone(store: Store, shas: string[]) {
  const collection = await beginCollection(store, { source: 'git', now });
  const saved = await collection.saveClones(CLONE, ['/work/site']);
  await saveCommits(saved, shas.map(toCommit), { fullHistory: true });
  await completeCommits(saved, { fullHistory: true });
  await collection.finish();
}

async function shown(store: Store) {
  const figures = await readFigures(store);
  const shas: Record<string, string> = {};
  for (const row of figures?.repositories ?? []) {
    const { commits } = await readRepository(store, row);
    shas[row.name] = commits.map(({ sha }) => sha).join('');
  }
  return { total: figures?.profile?.totalCommits, shas, repositories: figures?.repositories };
}

test('commits of a repository that is gone stay only as far as a clone has them', async () => {
  const { store } = await emptyStore();
  await (await host(store, { site: ['a', 'b', 'c'], tool: ['t'] })).finish();
  await clone(store, ['a', 'unpushed']);
  expect((await shown(store)).total).toBe(5);
  await (await host(store, { tool: ['t'] })).finish();
  const { total, shas, repositories } = await shown(store);
  expect([total, shas]).toEqual([3, { site: 'aunpushed', tool: 't' }]);
  const unknown = { stars: null, forks: null, watchers: null, pullRequests: null, issues: null, releases: null };
  expect(repositories?.find(({ name }) => name === 'site')).toMatchObject({
    ...{ source: 'git', isPrivate: true, stale: false, commits: 2, ...unknown },
  });
  await (await host(store, { tool: ['t'] })).finish();
  expect((await shown(store)).shas).toEqual(shas);
});

test('a clone that is collected later does not bring back the commits of a repository that is gone', async () => {
  const { store } = await emptyStore();
  await (await host(store, { site: ['a', 'b', 'c'] })).finish();
  await (await host(store, {})).finish();
  expect((await shown(store)).total).toBe(0);
  await clone(store, ['a']);
  expect(await shown(store)).toMatchObject({ total: 1, shas: { 'git:rowan/site': 'a' } });
});

test('a repository that returns counts again, and its history is read again', async () => {
  const { store } = await emptyStore();
  const first = await host(store, { site: ['a', 'b'] });
  await first.setCheckpoint('walked site', 'head');
  await first.setCheckpoint('walked opposite', 'head');
  await first.finish();
  const without = await host(store, { opposite: [] });
  await without.finish();
  const again = await host(store, { site: ['a', 'b'] });
  expect(await again.getCheckpoint('walked site')).toBeUndefined();
  expect(await again.getCheckpoint('walked opposite')).toBe('head');
  await again.finish();
  expect(await shown(store)).toMatchObject({ total: 2, shas: { site: 'ab' } });
});
