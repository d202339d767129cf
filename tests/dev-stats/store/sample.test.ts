import { expect, test } from 'vitest';
import { NOW, now, repository } from '@/fixtures/store-rows';
import { toIso } from '../../../lib/dates';
import type { Store } from '../../../lib/dev-stats/store/client';
import { readRuns } from '../../../lib/dev-stats/store/read/actions';
import { readSummary } from '../../../lib/dev-stats/store/read/attempts';
import { readPointers } from '../../../lib/dev-stats/store/read/state';
import { readStats, statsOn } from '../../../lib/dev-stats/store/read/stats';
import { sampleCommits } from '../../../lib/dev-stats/store/sample/commits';
import { fillSample } from '../../../lib/dev-stats/store/sample/fill';
import { detail } from '../../../lib/dev-stats/store/schema/details';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { readFigures, SAMPLE, sampleStore } from './test-store';

const SITE = { owner: 'rowan-hale', repo: 'portfolio', isOwner: false };

test('the sample is deterministic and has every state', async () => {
  const { store } = await sampleStore();
  const look = async () => {
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
  const first = await look();
  await fillSample(store, SAMPLE);
  const second = await look();
  expect(second.text).toBe(first.text);
  expect(first.pointer.sample).toBe(true);
  expect(new Set(first.runs.map(({ conclusion }) => conclusion))).toContain('neutral');
  expect(first.runs.some(({ status }) => status === 'queued')).toBe(true);
  expect(first.summary.some(({ avgQueueSec }) => avgQueueSec === null)).toBe(true);
  expect(first.summary.some(({ avgRunSec }) => avgRunSec === null)).toBe(true);
  expect(new Set(first.summary.map(({ isPartial }) => isPartial))).toEqual(new Set([true, false]));
});

test.each(['00:01', '03:00', '23:59'])('at %s the sample has commits of yesterday and none to come', (time) => {
  const now = new Date(`2026-11-21T${time}:00Z`);
  const commits = sampleCommits(now);
  const days = commits.map(({ authoredAt, authorOffset }) =>
    toIso((authoredAt + authorOffset * 60) * 1000).slice(0, 10),
  );
  expect(new Set(days)).toContain('2026-11-20');
  expect(commits.filter(({ committedAt }) => committedAt * 1000 > now.getTime())).toEqual([]);
});

test('the streak of the sample ends yesterday', async () => {
  const { store } = await sampleStore();
  const figures = await readFigures(store);
  const today = figures && statsOn(figures, NOW);
  expect(today?.currentStreak).toBeGreaterThanOrEqual(5);
  expect(today?.currentStreak).toBeLessThan(7);
  expect(figures?.profile).toMatchObject({ totalIssues: 135, totalReleases: 27 });
  expect(figures?.repositories.some(({ isPrivate }) => isPrivate)).toBe(true);
});

test('each repository of the sample has as many items as it counts, none of them in the future', async () => {
  const { store } = await sampleStore();
  const figures = await readFigures(store);
  const details = await store.db.select().from(detail);
  const counted = figures?.repositories.map(({ issues, releases }) => `${issues ?? 0} ${releases ?? 0}`);
  expect(details.map(({ issues, releases }) => `${issues.length} ${releases.length}`).toSorted()).toEqual(
    counted?.toSorted(),
  );
  const rows = details.flatMap(({ pullRequests, issues, releases }) => [...pullRequests, ...issues, ...releases]);
  expect(rows.filter(({ createdAt }) => new Date(createdAt) > NOW)).toEqual([]);
});

/** Rows of the store that belong to the sample. */
async function sampleRows({ client }: Store): Promise<number> {
  const collections = "SELECT id FROM collection WHERE source = 'sample'";
  const { rows } = await client.execute(`
    SELECT (SELECT count(*) FROM state WHERE sample) + (SELECT count(*) FROM pipeline WHERE sample)
      + (SELECT count(*) FROM repo WHERE id LIKE 'sample:%') + (SELECT count(*) FROM commit_fact)
      + (SELECT count(*) FROM workflow_run) + (SELECT count(*) FROM pr_fact) + (SELECT count(*) FROM pr_times)
      + (SELECT count(*) FROM billing WHERE collection IN (${collections}))
      + (SELECT count(*) FROM profile WHERE collection IN (${collections}))
      + (SELECT count(*) FROM repository WHERE collection IN (${collections}))
      + (SELECT count(*) FROM history WHERE collection IN (${collections})) AS rows`);
  return Number(rows[0]?.rows);
}

test.each(['github', 'git', 'actions'] as const)(
  'the first collection from %s replaces the whole sample',
  async (source) => {
    const { store } = await sampleStore();
    expect(await sampleRows(store)).toBeGreaterThan(1000);
    const collection = await beginCollection(store, { source, now });
    if (source !== 'actions') await collection.saveRepositories([repository('site')]);
    await collection.finish();
    const { stats, actions } = await readPointers(store);
    const [own, other] = source === 'actions' ? [actions, stats] : [stats, actions];
    expect(own?.sample).toBe(false);
    expect(other).toBeUndefined();
    expect(await sampleRows(store)).toBe(0);
  },
);

test('the sample stays until a collection succeeds, and never replaces a collection', async () => {
  const { store } = await sampleStore();
  await (await beginCollection(store, { source: 'git', now })).fail('no clone');
  const { stats, actions } = await readPointers(store);
  expect([stats?.sample, actions?.sample]).toEqual([true, true]);
  await (await beginCollection(store, { source: 'actions', now })).finish();
  await expect(fillSample(store, SAMPLE)).rejects.toThrow('The store at DATABASE_URL has collected figures');
});
