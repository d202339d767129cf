import { expect, test } from 'vitest';
import { createReader } from '../../../../lib/dev-stats/store/read/reader';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { attempt, formatDayNumber, type Source } from '../attempts';
import { emptyStore, sampleStore } from '../test-store';

const status = (source: Source, last: number, outcome: string, collected: number | null) => ({
  ...{ source, lastAttemptAt: formatDayNumber(last), outcome },
  collectedAt: collected && formatDayNumber(collected),
  missing: null,
});

test('a running collection is not an attempt yet, and counts as interrupted once it is silent', async () => {
  const { location, store } = await emptyStore();
  await attempt(store, 'git', 'ok', 1);
  const running = await beginCollection(store, { source: 'git', now: () => new Date(formatDayNumber(2)) });
  const reader = createReader(location);
  expect((await reader.current())?.sources).toEqual([status('git', 1, 'ok', 1)]);
  await store.client.execute({ sql: 'UPDATE lock SET heartbeat_at = ?', args: [Date.now() - 121_000] });
  expect((await reader.current())?.sources).toEqual([status('git', 2, 'interrupted', 1)]);
  reader.close();
  await running.fail('stopped');
});

test('the sample is a source of its own until something is collected', async () => {
  const { location, store } = await sampleStore();
  const reader = createReader(location);
  const at = '2026-11-21T08:30:00Z';
  const sample = { source: 'sample', lastAttemptAt: at, outcome: 'ok', collectedAt: at, missing: null };
  expect((await reader.current())?.sources).toEqual([sample]);
  await attempt(store, 'github', 'failed', 22);
  expect((await reader.current())?.sources).toEqual([status('github', 22, 'failed', null), sample]);
  await attempt(store, 'github', 'ok', 23);
  expect((await reader.current())?.sources).toEqual([status('github', 23, 'ok', 23)]);
  reader.close();
});
