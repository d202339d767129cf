import { expect, test } from 'vitest';
import { repository } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { attempt, type Ending, formatDayNumber, type Source } from '../store/attempts';
import { emptyStore } from '../store/test-store';
import { ask, testApi } from './api';

const SOURCES = '{ sources { source lastAttemptAt outcome collectedAt missing } }';
const now = () => new Date('2026-11-10T08:45:59Z');

/** Day, source and ending of each collection. */
type Attempts = [day: number, source: Source, ending: Ending][];

const status = (source: Source, last: number, outcome: string, collected: number | null) => ({
  ...{ source, lastAttemptAt: formatDayNumber(last), outcome },
  collectedAt: collected && formatDayNumber(collected),
  missing: null,
});

test.each<[string, Attempts, object[]]>([
  ['no collection', [], []],
  ['a first one that failed', [[1, 'github', 'failed']], [status('github', 1, 'failed', null)]],
  ['a first one that was killed', [[1, 'actions', 'killed']], [status('actions', 1, 'interrupted', null)]],
  [
    'a kill after a partial one',
    [
      [1, 'github', 'ok'],
      [2, 'github', 'failed'],
      [3, 'github', 'partial'],
      [4, 'github', 'killed'],
    ],
    [status('github', 4, 'interrupted', 3)],
  ],
  [
    'three sources in turn',
    [
      [1, 'github', 'ok'],
      [2, 'actions', 'partial'],
      [3, 'git', 'ok'],
      [4, 'github', 'partial'],
      [5, 'actions', 'failed'],
      [6, 'git', 'failed'],
      [7, 'git', 'ok'],
    ],
    [status('github', 4, 'partial', 4), status('git', 7, 'ok', 7), status('actions', 5, 'failed', 2)],
  ],
])('each source has its own times after %s', async (_, attempts, expected) => {
  const { location, store } = await emptyStore();
  for (const [day, source, ending] of attempts) await attempt(store, source, ending, day);
  expect((await ask(testApi({ location, now }), SOURCES)).data.sources).toEqual(expected);
});

test('lastSyncAt and lastSyncSuccess describe the last collection of any source', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location, now });
  const sync = async () => (await ask(api, '{ githubStats { lastSyncAt lastSyncSuccess } }')).data.githubStats;
  await attempt(store, 'github', 'partial', 1);
  expect(await sync()).toEqual({ lastSyncAt: formatDayNumber(1), lastSyncSuccess: false });
  await attempt(store, 'git', 'ok', 2);
  expect(await sync()).toEqual({ lastSyncAt: formatDayNumber(2), lastSyncSuccess: true });
});

const STALE = `{ githubStats { staleRepositories repositories { id isStale collectedAt stars }
  profile { totalPRs totalIssues staleTotals } } }`;

test('kept figures are marked until they are read again', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location, now });
  const stats = async () => (await ask(api, STALE)).data.githubStats;
  const read = (day: number) => ({ id: 'read', isStale: false, collectedAt: formatDayNumber(day), stars: day });
  const kept = { id: 'kept', isStale: true, collectedAt: formatDayNumber(1), stars: 1 };
  const clone = { id: 'git:rowan/local', isStale: false, collectedAt: formatDayNumber(4), stars: 4 };
  const staleTotals = ['totalPRs'];
  await attempt(store, 'github', 'ok', 1);
  expect(await stats()).toMatchObject({ staleRepositories: 0, profile: { staleTotals: [] } });
  for (const day of [2, 3]) {
    await attempt(store, 'github', 'partial', day);
    expect(await stats()).toEqual({
      ...{ staleRepositories: 1, repositories: [kept, read(day)] },
      profile: { totalPRs: 1, totalIssues: day, staleTotals },
    });
  }
  await attempt(store, 'git', 'ok', 4);
  expect(await stats()).toEqual({
    ...{ staleRepositories: 1, repositories: [kept, clone, read(3)] },
    profile: { totalPRs: 1, totalIssues: 3, staleTotals },
  });
  await attempt(store, 'github', 'ok', 5);
  expect(await stats()).toMatchObject({
    staleRepositories: 0,
    profile: { totalPRs: 5, totalIssues: 5, staleTotals: [] },
  });
});

test('private repositories that could not be read are counted, and not named', async () => {
  const { location, store } = await emptyStore();
  for (const isWhole of [true, false]) {
    const collection = await beginCollection(store, {
      source: 'github',
      now: () => new Date(formatDayNumber(isWhole ? 1 : 2)),
    });
    await collection.saveRepositories([repository('open')]);
    if (isWhole) await collection.saveRepositories([repository('secret', { isPrivate: true })]);
    else await collection.keepRepository('secret');
    await collection.finish();
  }
  const answer = await ask(testApi({ location, now }), STALE);
  expect(answer.data.githubStats).toMatchObject({ staleRepositories: 1 });
  expect(JSON.stringify(answer)).not.toContain('secret');
});
