import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NOW } from '@/fixtures/store-rows';
import { backUp, restore } from '@/lib/dev-stats/store/backup';
import { openStore, type Store } from '@/lib/dev-stats/store/client';
import { acquireLock } from '@/lib/dev-stats/store/lock';
import { fillSample } from '@/lib/dev-stats/store/sample/fill';
import { TABLES } from '@/lib/dev-stats/store/verify';
import { emptyStore, temporaryFolder } from './test-store';

const STARTED = NOW.toISOString();
const SAMPLE = { repository: { owner: 'rowan-hale', name: 'portfolio' }, timeZone: 'UTC', now: () => NOW };

async function sampleStore(): Promise<Store> {
  const { store } = await emptyStore();
  await fillSample(store, SAMPLE);
  return store;
}

async function readContent({ client }: Store) {
  const tables = TABLES.map(getTableName).filter((name) => name !== 'lock');
  const rows = await Promise.all(tables.map((name) => client.execute(`SELECT rowid, * FROM "${name}" ORDER BY rowid`)));
  return Object.fromEntries(rows.map((result, index) => [tables[index], result.rows.map((row) => ({ ...row }))]));
}

test('a store is restored from its backup, row for row', async () => {
  const file = join(temporaryFolder(), 'backup.db');
  const store = await sampleStore();
  const before = await readContent(store);
  const rows = await backUp(store, file);
  expect(rows).toBe(Object.values(before).flat().length);
  await store.client.execute('DELETE FROM commit_fact');
  await store.client.execute("UPDATE pipeline SET owner = 'someone'");
  expect(await restore(store, file, STARTED)).toBe(rows);
  expect(await readContent(store)).toEqual(before);
  expect(readdirSync(dirname(file))).toEqual(['backup.db']);
});

test('an existing file is not overwritten', async () => {
  const file = join(temporaryFolder(), 'backup.db');
  writeFileSync(file, 'mine');
  await expect(backUp((await emptyStore()).store, file)).rejects.toThrow(
    `${file} exists already. Choose another name.`,
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test.each([
  ['is missing', () => undefined, /There is no file /],
  ['is no database', (file: string) => writeFileSync(file, 'not a database'), /damaged \(.*file is not a database\)/],
  [
    'is another database',
    async (file: string) => {
      const other = await openStore({ url: `file:${file}` });
      await other.client.execute('CREATE TABLE notes (id integer)');
      other.close();
    },
    /is not a backup of a store, or is damaged/,
  ],
])('a store stays as it is when the backup %s', async (_, make, message) => {
  const file = join(temporaryFolder(), 'backup.db');
  await make(file);
  const store = await sampleStore();
  const before = await readContent(store);
  await expect(restore(store, file, STARTED)).rejects.toThrow(message);
  expect(await readContent(store)).toEqual(before);
});

test('a damaged backup changes nothing', async () => {
  const file = join(temporaryFolder(), 'backup.db');
  const store = await sampleStore();
  await backUp(store, file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 8192, bytes.length - 4096));
  const before = await readContent(store);
  await expect(restore(store, file, STARTED)).rejects.toThrow(/damaged/);
  expect(await readContent(store)).toEqual(before);
});

test('a store of an older version is neither backed up nor restored', async () => {
  const file = join(temporaryFolder(), 'backup.db');
  const store = await sampleStore();
  await backUp(store, file);
  await store.client.execute(
    'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
  );
  await expect(backUp(store, `${file}2`)).rejects.toThrow('Run `npm run db -- migrate`.');
  expect(existsSync(`${file}2`)).toBe(false);
  await expect(restore(store, file, STARTED)).rejects.toThrow('is of another version of the site');
});

test('nothing is restored while a collection is running', async () => {
  const file = join(temporaryFolder(), 'backup.db');
  const store = await sampleStore();
  await backUp(store, file);
  const held = await acquireLock(store.db, STARTED);
  await expect(restore(store, file, STARTED)).rejects.toThrow('another collection has been running');
  await held.release();
});
