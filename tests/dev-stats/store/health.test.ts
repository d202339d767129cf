import { expect, test } from 'vitest';
import { now } from '@/fixtures/store-rows';
import { StoreOutdatedError } from '../../../lib/dev-stats/store/errors';
import { readHealth } from '../../../lib/dev-stats/store/health';
import { createReader } from '../../../lib/dev-stats/store/read/reader';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { emptyStore, temporaryPlace } from './test-store';

const HOUR = 3_600_000;
const COLLECTED = now().getTime();

test('before the first collection there is no store, which is healthy', async () => {
  const store = createReader(temporaryPlace());
  expect(await readHealth({ store, now: () => COLLECTED })).toEqual({
    status: 'ok',
    store: 'none',
    schema: expect.stringMatching(/^\d{4}_/),
    sources: [],
  });
  store.close();
});

test.each([
  ['github', 'ok', 48, 'ok'],
  ['github', 'ok', 48.1, 'overdue'],
  ['github', 'failed', 47, 'ok'],
  ['github', 'failed', 49, 'overdue'],
  ['git', 'ok', 1000, 'ok'],
] as const)('after the collection from %s that was %s, %d hours later, the store is %s', async (...row) => {
  const [source, outcome, hours, status] = row;
  const { location, store } = await emptyStore();
  const reader = createReader(location);
  const collection = await beginCollection(store, { source, now });
  await (outcome === 'ok' ? collection.finish() : collection.fail('down'));
  const collectedAt = outcome === 'ok' ? expect.stringContaining('2026-11-21T08:30:00') : null;
  expect(await readHealth({ store: reader, now: () => COLLECTED + hours * HOUR })).toMatchObject({
    ...{ status, store: 'ready' },
    sources: [{ source, outcome, collectedAt, isOverdue: status === 'overdue' }],
  });
  reader.close();
});

test.each([
  [new Error('https://user:password@store.example.com refused'), 'unreachable'],
  [new StoreOutdatedError(), 'outdated'],
])('an unusable store is an error, without its address: %s', async (error, store) => {
  const health = await readHealth({ store: { current: () => Promise.reject(error) }, now: () => 0 });
  expect(health).toEqual({ status: 'error', store, schema: expect.any(String), sources: [] });
});
