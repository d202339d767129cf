import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readRepository } from '../../../../lib/dev-stats/store/read/repository';
import type { Source } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { completeCommits, countCommits, saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { emptyStore, readFigures } from '../test-store';

const DAY = '2026-11-20T10:00:00Z';

/** A collection of these commits of the only repository, which succeeds, fails or is killed. */
async function meet(
  store: Store,
  shas: string[],
  { source = 'github', end = 'ok' }: { source?: Source; end?: string } = {},
) {
  const collection = await beginCollection(store, { source, now });
  await collection.saveRepositories([repository('site')]);
  await saveCommits(
    await collection.savedRepository('site'),
    shas.map((sha) => commit(sha, DAY)),
    { fullHistory: true },
  );
  if (end !== 'walking') await completeCommits(await collection.savedRepository('site'), { fullHistory: true });
  if (end === 'ok') await collection.finish();
  else await collection.fail('stopped');
}

async function shown(store: Store) {
  const figures = await readFigures(store);
  const site = figures?.repositories[0];
  const commits = site ? (await readRepository(store, site)).commits.map(({ sha }) => sha) : [];
  return { count: site?.commits, days: figures?.activity.map((day) => day.commits), commits };
}

const all = (...commits: string[]) => ({ count: commits.length, days: [commits.length], commits });

test('commits that a rewritten branch removed are kept, do not count, and count again when they return', async () => {
  const { store } = await emptyStore();
  await meet(store, ['a', 'b', 'c']);
  await meet(store, ['a', 'd']);
  expect(await shown(store)).toEqual(all('a', 'd'));
  const { rows } = await store.client.execute('SELECT count(*) AS kept FROM commit_fact');
  expect(Number(rows[0]?.kept)).toBe(4);
  await meet(store, ['a', 'b', 'c']);
  expect(await shown(store)).toEqual(all('a', 'b', 'c'));
});

test.each(['walking', 'failed'])('published commits do not change while a collection is %s', async (end) => {
  const { store } = await emptyStore();
  await meet(store, ['a', 'b']);
  await meet(store, ['a']);
  await meet(store, ['b', 'c'], { end });
  expect(await shown(store)).toEqual(all('a'));
  await meet(store, ['b', 'c']);
  expect(await shown(store)).toEqual(all('b', 'c'));
});

test('a commit counts as long as one source has it', async () => {
  const { store } = await emptyStore();
  await meet(store, ['a', 'b']);
  await meet(store, ['a', 'b', 'unpushed'], { source: 'git' });
  await meet(store, ['a']);
  expect(await shown(store)).toEqual(all('a', 'b', 'unpushed'));
  await meet(store, ['a'], { source: 'git' });
  expect(await shown(store)).toEqual(all('a'));
});

test('commits are counted per source, in total and since a date', async () => {
  const { store } = await emptyStore();
  await meet(store, ['a', 'b']);
  const collection = await beginCollection(store, { source: 'git', now });
  const site = await collection.savedRepository('site');
  await saveCommits(site, [commit('b', DAY), commit('old', '2020-01-01T00:00:00Z')]);
  expect([await countCommits(site), await countCommits(site, Date.parse(DAY) / 1000)]).toEqual([2, 1]);
  await expect(collection.savedRepository('unknown')).rejects.toThrow('must be saved before');
  await collection.fail('stopped');
});
