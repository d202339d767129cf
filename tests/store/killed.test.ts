import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openStore, type Store, type StoreLocation } from '../../lib/store/client';
import { beginCollection } from '../../lib/store/collection';
import { readPointers } from '../../lib/store/read-pointers';
import { readStats } from '../../lib/store/read-stats';
import { now, repository } from './rows';
import { emptyStore } from './test-store';

function collect({ url, authToken }: StoreLocation, dieAt: number | 'never') {
  const args = ['--import', 'tsx', 'tests/store/collect-until-killed.ts', url, authToken ?? '', String(dieAt)];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return signal ?? (status === 0 ? 'done' : stderr);
}

/** What is shown, but for the numbers of the collections. */
async function shown(store: Store) {
  const { stats } = await readPointers(store);
  const { pointer, ...figures } = (stats && (await readStats(store, stats))) ?? { pointer: undefined };
  return JSON.stringify(figures).replaceAll(/"collection":\d+/g, '');
}

async function before(store: Store) {
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([repository('one')]);
  await collection.finish({ ok: true });
}

test('a collection killed at any of twenty moments leaves the figures of before, and the next run completes it', {
  timeout: 120_000,
}, async () => {
  const { location, store } = await emptyStore();
  await before(store);
  const atFirst = await shown(store);
  for (let moment = 1; moment <= 20; moment += 1) {
    expect(collect(location, Math.floor(moment * 2.5))).toBe('SIGKILL');
    const reopened = await openStore(location);
    expect(await shown(reopened)).toBe(atFirst);
    reopened.close();
  }
  expect(collect(location, 'never')).toBe('done');
  const resumed = await shown(store);
  const { location: other, store: undisturbed } = await emptyStore();
  await before(undisturbed);
  expect(collect(other, 'never')).toBe('done');
  expect(resumed).toBe(await shown(undisturbed));
});
