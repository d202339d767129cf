import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { now } from '@/fixtures/store-rows';
import { openStore, type Store, withStore } from '../../../lib/dev-stats/store/client';
import { filePath, type StoreLocation } from '../../../lib/dev-stats/store/location';
import { migrateStore } from '../../../lib/dev-stats/store/migrate';
import { readPointers } from '../../../lib/dev-stats/store/read/state';
import { readStats, type Stats } from '../../../lib/dev-stats/store/read/stats';
import { fillSample } from '../../../lib/dev-stats/store/sample/fill';

/** A server to run the suite against instead of files; its content is deleted. */
const url = process.env.TEST_DATABASE_URL;
const authToken = process.env.TEST_DATABASE_AUTH_TOKEN;

export const isRemote = url !== undefined;

/** Location of a store for one test. */
export function temporaryPlace(): StoreLocation {
  return url ? { url, authToken } : { url: `file:${join(temporaryFolder(), 'stats.db')}` };
}

/** A new folder. The run deletes it when it ends. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.TEST_STORES ?? tmpdir(), 'store-'));
}

/** An empty, migrated store. */
export const emptyStore = () => openFilled('empty', migrateStore);

export const SAMPLE = { repository: { owner: 'rowan-hale', name: 'portfolio' }, timeZone: 'UTC', now };

/** A store with the sample. */
export const sampleStore = () =>
  openFilled('sample', async (store) => {
    await migrateStore(store);
    await fillSample(store, SAMPLE);
  });

/** Each test gets a copy of one of these files, because migrating and filling a store takes longer than most tests. */
const files = new Map<string, Promise<string>>();

async function openFilled(name: string, fill: (store: Store) => Promise<void>) {
  const location = temporaryPlace();
  if (!isRemote) {
    const file = files.get(name) ?? createFile(fill);
    files.set(name, file);
    copyFileSync(await file, filePath(location.url) ?? '');
  }
  const store = await openStore(location);
  onTestFinished(() => store.close());
  if (isRemote) {
    await dropTables(store);
    await fill(store);
  }
  return { location, store };
}

async function createFile(fill: (store: Store) => Promise<void>): Promise<string> {
  const path = join(temporaryFolder(), 'stats.db');
  await withStore({ url: `file:${path}` }, async (store) => {
    await fill(store);
    // Moves everything from the log beside the file into the file.
    await store.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  });
  return path;
}

async function dropTables({ client }: Store): Promise<void> {
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%' AND name NOT LIKE '\\_litestream%' ESCAPE '\\'",
  );
  if (rows.length > 0) await client.migrate(rows.map(({ name }) => `DROP TABLE "${String(name)}"`));
}

/** The figures that are shown. */
export async function readFigures(store: Store): Promise<Stats | undefined> {
  const { stats } = await readPointers(store);
  return stats && readStats(store, stats);
}
