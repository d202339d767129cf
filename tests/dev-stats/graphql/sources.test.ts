import { expect, test } from 'vitest';
import { repository } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { attempt, formatDayNumber } from '../store/attempts';
import { emptyStore } from '../store/test-store';
import { ask, testApi } from './api';

const SOURCES = '{ sources { source lastAttemptAt outcome collectedAt } }';
const now = () => new Date('2026-11-10T08:45:59Z');

test('each source has its own times and outcome, before there are any figures as well', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location, now });
  expect(await ask(api, SOURCES)).toEqual({ data: { sources: [] } });
  await attempt(store, 'actions', 'failed', 1);
  const actions = { source: 'actions', lastAttemptAt: formatDayNumber(1), outcome: 'failed' };
  const never = { collectedAt: null };
  expect(await ask(api, `{ githubStats { lastSyncAt } ${SOURCES.slice(1)}`)).toEqual({
    data: { githubStats: null, sources: [{ ...actions, ...never }] },
  });
  await attempt(store, 'github', 'ok', 8);
  await attempt(store, 'git', 'ok', 9);
  await attempt(store, 'github', 'killed', 10);
  const github = { source: 'github', lastAttemptAt: formatDayNumber(10), outcome: 'interrupted' };
  const git = { source: 'git', lastAttemptAt: formatDayNumber(9), outcome: 'ok' };
  expect((await ask(api, SOURCES)).data.sources).toEqual([
    { ...github, collectedAt: formatDayNumber(8) },
    { ...git, collectedAt: formatDayNumber(9) },
    { ...actions, ...never },
  ]);
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
