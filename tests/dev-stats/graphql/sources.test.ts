import { expect, test } from 'vitest';
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

test('the fields of the contract still tell of the last collection of any source', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location, now });
  const sync = async () => (await ask(api, '{ githubStats { lastSyncAt lastSyncSuccess } }')).data.githubStats;
  await attempt(store, 'github', 'partial', 1);
  expect(await sync()).toEqual({ lastSyncAt: formatDayNumber(1), lastSyncSuccess: false });
  await attempt(store, 'git', 'ok', 2);
  expect(await sync()).toEqual({ lastSyncAt: formatDayNumber(2), lastSyncSuccess: true });
});
