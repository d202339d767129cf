import { expect, test } from 'vitest';
import { commit, NOW, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import { readStats, statsOn } from '../../../../lib/dev-stats/store/read/stats';
import type { CommitRow } from '../../../../lib/dev-stats/store/rows';
import {
  beginCollection,
  type Collection,
  type CollectionOptions,
} from '../../../../lib/dev-stats/store/write/collection';
import { saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { saveWithCommits } from '../attempts';
import { emptyStore } from '../test-store';

const begin = (store: Store, options: Partial<CollectionOptions> = {}) =>
  beginCollection(store, { source: 'github', now, ...options });

async function shown(store: Store) {
  const { stats } = await readPointers(store);
  return stats && (await readStats(store, stats));
}

const saveSite = (collection: Collection, commits: CommitRow[]) =>
  saveWithCommits(collection, repository('site'), commits);

test('a collection is shown when it ends, not before', async () => {
  const { store } = await emptyStore();
  const collection = await begin(store);
  await saveSite(collection, [commit('a', '2026-11-20T10:00:00Z')]);
  expect(await shown(store)).toBeUndefined();
  await collection.finish();
  const stats = await shown(store);
  expect(stats?.repositories.map(({ id, commits, createdAt }) => ({ id, commits, createdAt }))).toEqual([
    { id: 'site', commits: 1, createdAt: '2020-01-02T02:04:05Z' },
  ]);
  expect(stats?.activity).toEqual([{ date: '2026-11-20', commits: 1 }]);
});

test('a collection whose lock cannot be released has not failed', async () => {
  const { store } = await emptyStore();
  const collection = await begin(store);
  await saveSite(collection, [commit('a', '2026-11-20T10:00:00Z')]);
  await store.client.execute("CREATE TRIGGER kept BEFORE DELETE ON lock BEGIN SELECT RAISE(FAIL, 'read only'); END");
  await collection.finish();
  expect((await shown(store))?.activity).toHaveLength(1);
});

test('after a failed collection, the earlier figures stay and the failure is reported', async () => {
  const { store } = await emptyStore();
  const good = await begin(store);
  await good.saveRepositories([repository('site')]);
  await good.finish();
  const bad = await begin(store, { now: () => new Date('2026-11-22T00:00:00Z') });
  await bad.saveRepositories([repository('site', { stars: 99 }), repository('other')]);
  await bad.fail('the host is down');
  const stats = await shown(store);
  expect(stats?.repositories.map(({ id, stars }) => [id, stars])).toEqual([['site', 3]]);
  expect(stats?.pointer).toMatchObject({ lastSyncOk: false, lastSyncAt: '2026-11-22T00:00:00Z' });
});

test("days, hours and weekdays are those of the author's clock", async () => {
  const { store } = await emptyStore();
  const collection = await begin(store, { timeZone: 'America/Los_Angeles' });
  await saveSite(collection, [
    commit('late', '2026-11-20T23:30:00-08:00', -480),
    commit('abroad', '2026-11-21T00:10:00+09:07', 547),
    commit('old', '2026-08-01T12:00:00Z'),
    commit('ancient', '1969-12-31T23:00:00Z'),
    { ...commit('future', '2026-11-21T08:00:00Z'), authoredAt: 99_999_999_999_999, committedAt: Number.NaN },
  ]);
  await collection.finish();
  const stats = await shown(store);
  expect(stats?.activity).toEqual([
    { date: '2026-08-01', commits: 1 },
    { date: '2026-11-20', commits: 1 },
    { date: '2026-11-21', commits: 1 },
  ]);
  // It is still November 20 in the owner's time zone.
  expect(stats && statsOn(stats, new Date('2026-11-21T07:00:00Z'))).toMatchObject({
    currentStreak: 1,
    hourlyActivity: [{ hour: 23, dayOfWeek: 5, commits: 1 }],
  });
  expect(stats && statsOn(stats, NOW)).toMatchObject({
    currentStreak: 2,
    hourlyActivity: [
      { hour: 23, dayOfWeek: 5, commits: 1 },
      { hour: 0, dayOfWeek: 6, commits: 1 },
    ],
  });
});

test('streaks and windows end on the day of the request', async () => {
  const { store } = await emptyStore();
  const collection = await begin(store);
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
  await saveSite(
    collection,
    days.map((day) => commit(day, `${day}T12:00:00Z`)),
  );
  collection.saveProfile({ contributionsThisYear: 12, dailyContributions: [0, 12] });
  await collection.finish();
  const stats = await shown(store);
  const on = (date: string) => stats && statsOn(stats, new Date(date));
  expect(on('2026-11-21T23:00:00Z')).toMatchObject({ currentStreak: 3, longestStreak: 3, contributionsThisYear: 12 });
  expect(on('2026-11-21T23:00:00Z')).toMatchObject({ dailyContributions: [0, 12] });
  expect(on('2026-11-22T00:00:00Z')).toMatchObject({ currentStreak: 0, longestStreak: 3 });
  expect(on('2027-02-18T00:00:00Z')).toMatchObject({
    contributionsThisYear: null,
    dailyContributions: null,
    hourlyActivity: [],
  });
});

test('missing totals are counted, and a sum over an unknown count is unknown', async () => {
  const { store } = await emptyStore();
  const first = await begin(store);
  await first.saveRepositories([repository('one', { commits: 4 }), repository('two', { commits: 6, isPrivate: true })]);
  first.saveProfile({ totalPRs: 0 });
  await first.finish();
  expect((await shown(store))?.profile).toMatchObject({
    totalCommits: 10,
    totalPRs: 0,
    totalIssues: null,
    publicRepos: 1,
    privateRepos: 1,
  });
  const second = await begin(store);
  await second.saveRepositories([repository('one', { commits: 4 }), repository('three', { commits: null })]);
  await second.finish();
  expect((await shown(store))?.profile).toMatchObject({ totalCommits: null, publicRepos: 2 });
});

test('a repository that failed keeps its figures, and its incomplete commits do not count', async () => {
  const { store } = await emptyStore();
  const first = await begin(store);
  await saveSite(first, [commit('a', '2026-11-19T10:00:00Z')]);
  await first.finish();
  const second = await begin(store);
  await saveCommits(await second.savedRepository('site'), [commit('c', '2026-11-21T01:00:00Z')]);
  expect(await second.keepRepository('site')).toBe(true);
  expect(await second.keepRepository('never-seen')).toBe(false);
  await second.finish();
  const stats = await shown(store);
  expect(stats?.repositories.map(({ commits, stale }) => [commits, stale])).toEqual([[1, true]]);
  expect(stats?.activity).toEqual([{ date: '2026-11-19', commits: 1 }]);
});

test('a clone changes only its own figures, and gets the id of the host later', async () => {
  const { store } = await emptyStore();
  const host = await begin(store);
  await host.saveRepositories([repository('hosted')]);
  host.saveProfile({ totalPRs: 7 });
  await host.finish();
  const git = await begin(store, { source: 'git' });
  const local = repository('git:rowan/local', { fullName: 'rowan/local' });
  await saveWithCommits(git, local, [commit('a', '2026-11-19T10:00:00Z')]);
  await git.finish();
  expect((await shown(store))?.repositories.map(({ id }) => id).sort()).toEqual(['git:rowan/local', 'hosted']);
  // The clone does not say whose repository it is.
  expect((await shown(store))?.profile).toMatchObject({ totalPRs: 7, publicRepos: 1, privateRepos: 0 });
  const again = await begin(store);
  await again.saveRepositories([repository('R_1', { fullName: 'Rowan/Local' })]);
  await again.finish();
  expect((await shown(store))?.repositories.map(({ id, commits }) => [id, commits])).toEqual([['R_1', 1]]);
});
