import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { now, repository } from '@/fixtures/store-rows';
import { openStore } from '../../../../lib/dev-stats/store/client';
import { filePath } from '../../../../lib/dev-stats/store/location';
import { migrateStore } from '../../../../lib/dev-stats/store/migrate';
import { createReader, type Shown } from '../../../../lib/dev-stats/store/read/reader';
import { latestStats } from '../../../../lib/dev-stats/store/read/stats';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore, isRemote, temporaryPlace } from '../test-store';

async function fill(url: string, id: string) {
  const store = await openStore({ url });
  await migrateStore(store);
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([repository(id)]);
  await collection.finish();
  store.close();
}

async function readShown(shown: Shown | undefined) {
  return shown?.pointers.stats && latestStats(shown.store, shown.pointers.stats);
}

async function ids(reader: ReturnType<typeof createReader>) {
  return (await readShown(await reader.current()))?.repositories.map(({ id }) => id);
}

test('a slow reader reads its snapshot after two later ones', async () => {
  const { location, store } = await emptyStore();
  const reader = createReader(location);
  const collect = async (id: string) => {
    const collection = await beginCollection(store, { source: 'github', now });
    await collection.saveRepositories([repository(id)]);
    await collection.finish();
  };
  await collect('r0');
  const shown = await reader.current();
  for (const id of ['r1', 'r2']) await collect(id);
  const late = await readShown(shown);
  expect(late?.repositories.map(({ id }) => id)).toEqual(['r0']);
  expect(late?.pointer).toEqual(shown?.pointers.stats);
  reader.close();
});

test.skipIf(isRemote)('a reader creates no store, and finds one that is created later', async () => {
  const location = temporaryPlace();
  const path = filePath(location.url) ?? '';
  const reader = createReader(location);
  expect(await reader.current()).toBeUndefined();
  expect(existsSync(path)).toBe(false);
  await fill(location.url, 'site');
  expect(await ids(reader)).toEqual(['site']);
  reader.close();
});

test.skipIf(isRemote)('a store that was deleted and created again is read', async () => {
  const location = temporaryPlace();
  await fill(location.url, 'before');
  const reader = createReader(location);
  expect(await ids(reader)).toEqual(['before']);
  for (const end of ['', '-wal', '-shm']) rmSync(`${filePath(location.url)}${end}`, { force: true });
  expect(await ids(reader)).toBeUndefined();
  await fill(location.url, 'after');
  expect(await ids(reader)).toEqual(['after']);
  reader.close();
});

test.skipIf(isRemote)('several processes can migrate at once', async () => {
  const { url } = temporaryPlace();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ url })));
  await Promise.all(stores.map(migrateStore));
  for (const store of stores) store.close();
});

test('a store that lacks a migration is an error that says what to do', async () => {
  const { location, store } = await emptyStore();
  await store.client.execute(
    'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
  );
  const reader = createReader(location);
  await expect(reader.current()).rejects.toThrow(
    'The store at DATABASE_URL cannot be read (it is older than this version of the site). Run `npm run db -- migrate`.',
  );
  reader.close();
});
