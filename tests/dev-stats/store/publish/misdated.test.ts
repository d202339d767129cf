import { expect, test } from 'vitest';
import { commit, NOW, now, repository } from '@/fixtures/store-rows';
import { statsOn } from '../../../../lib/dev-stats/store/read/stats';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { emptyStore, readFigures } from '../test-store';

test('commits with an implausible date count, but in no day, hour or streak', async () => {
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'git', now });
  const history = [
    commit('epoch', '1970-01-01T00:00:00Z'),
    commit('next', '1970-01-02T00:00:00Z'),
    commit('early', '1989-12-31T23:59:59Z'),
    commit('first', '1990-01-01T00:00:00Z'),
    commit('today', '2026-11-21T08:00:00Z'),
    commit('fast clock', '2026-11-22T08:30:00Z'),
    commit('late', '2026-11-22T08:30:01Z'),
    commit('far', '9999-12-31T23:59:59Z'),
  ];
  for (const id of ['site', 'mirror']) {
    await collection.saveRepositories([repository(id)]);
    await saveCommits(await collection.savedRepository(id), history);
    await completeCommits(await collection.savedRepository(id));
  }
  await collection.finish();
  const figures = await readFigures(store);
  expect(figures?.profile).toMatchObject({ totalCommits: 8 });
  expect(figures?.activity).toEqual([
    { date: '1990-01-01', commits: 1 },
    { date: '2026-11-21', commits: 1 },
    { date: '2026-11-22', commits: 1 },
  ]);
  expect(figures && statsOn(figures, NOW)).toMatchObject({ currentStreak: 1, longestStreak: 1 });
});
