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

test('each source is listed with its last collection, and whether it is overdue', async () => {
  const { location, store } = await emptyStore();
  const reader = createReader(location);
  await (await beginCollection(store, { source: 'github', now })).finish();
  for (const [hours, status] of [
    [1, 'ok'],
    [49, 'overdue'],
  ] as const) {
    expect(await readHealth({ store: reader, now: () => COLLECTED + hours * HOUR })).toMatchObject({
      ...{ status, store: 'ready' },
      sources: [
        {
          source: 'github',
          outcome: 'ok',
          collectedAt: expect.stringContaining('2026-11-21T08:30:00'),
          isOverdue: status === 'overdue',
        },
      ],
    });
  }
  reader.close();
});

test.each([
  [new Error('https://user:password@store.example.com refused'), 'unreachable'],
  [new StoreOutdatedError(), 'outdated'],
])('an unusable store is an error, without its address: %s', async (error, store) => {
  const health = await readHealth({ store: { current: () => Promise.reject(error) }, now: () => 0 });
  expect(health).toEqual({ status: 'error', store, schema: expect.any(String), sources: [] });
});
