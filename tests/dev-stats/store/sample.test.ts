import { expect, test } from 'vitest';
import { NOW, now, repository } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/collection';
import { readRuns, readSummary } from '../../../lib/dev-stats/store/read-actions';
import { readPointers } from '../../../lib/dev-stats/store/read-pointers';
import { readStats, statsOn } from '../../../lib/dev-stats/store/read-stats';
import { fillSample } from '../../../lib/dev-stats/store/sample/fill';
import { emptyStore } from './test-store';

const OPTIONS = { repository: { owner: 'rowan-hale', name: 'portfolio' }, timeZone: 'UTC', now };
const SITE = { owner: 'rowan-hale', repo: 'portfolio', isOwner: false };

test('the sample is deterministic and has every state', async () => {
  const { store } = await emptyStore();
  const look = async () => {
    await fillSample(store, OPTIONS);
    const { stats, actions } = await readPointers(store);
    if (!stats || !actions) throw new Error('nothing is shown');
    const { pointer, ...figures } = (await readStats(store, stats)) ?? { pointer: stats };
    const text = JSON.stringify(figures).replaceAll(/"collection":\d+/g, '');
    return {
      pointer,
      text,
      runs: await readRuns(store, actions, SITE),
      summary: await readSummary(store, actions, { ...SITE, bucket: 'week' }),
    };
  };
  const [first, second] = [await look(), await look()];
  expect(second.text).toBe(first.text);
  expect(first.pointer.sample).toBe(true);
  expect(new Set(first.runs.map(({ conclusion }) => conclusion))).toContain('neutral');
  expect(first.runs.some(({ status }) => status === 'queued')).toBe(true);
  expect(first.summary.some(({ avgQueueSec }) => avgQueueSec === null)).toBe(true);
  expect(first.summary.some(({ avgRunSec }) => avgRunSec === null)).toBe(true);
});

test('the streak of the sample ends yesterday', async () => {
  const { store } = await emptyStore();
  await fillSample(store, OPTIONS);
  const { stats } = await readPointers(store);
  const figures = stats && (await readStats(store, stats));
  const today = figures && statsOn(figures, NOW);
  expect(today?.currentStreak).toBeGreaterThanOrEqual(5);
  expect(today?.currentStreak).toBeLessThan(7);
  expect(figures?.profile).toMatchObject({ totalIssues: 0, totalReleases: null });
  expect(figures?.repositories.some(({ isPrivate }) => isPrivate)).toBe(true);
});

test('a collection replaces the sample, and the sample never replaces a collection', async () => {
  const { store } = await emptyStore();
  await fillSample(store, OPTIONS);
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([repository('site')]);
  await collection.finish();
  const { stats, actions } = await readPointers(store);
  expect([stats?.sample, actions?.sample]).toEqual([false, true]);
  expect((stats && (await readStats(store, stats)))?.repositories.map(({ id }) => id)).toEqual(['site']);
  const { rows } = await store.client.execute('SELECT count(*) AS rows FROM commit_fact');
  expect(Number(rows[0]?.rows)).toBe(0);
  await expect(fillSample(store, OPTIONS)).rejects.toThrow('The store at DATABASE_URL has collected figures');
});
