import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fillMissingStore } from '@/scripts/shared/fill-store';
import { folderOf } from '../folders';

const SAMPLE = readFileSync('content/profile.mdx', 'utf8');
const MIGRATIONS = 'lib/dev-stats/store/migrations';
const STORE = '.data/dev-stats.db';

/** Fills the store of a folder with these files, as `npm start` does. `isStopped` stops it when the first file appears. */
async function fill(files: Record<string, string>, databaseUrl?: string, isStopped = false): Promise<string> {
  const folder = folderOf(files);
  cpSync(MIGRATIONS, join(folder, MIGRATIONS), { recursive: true });
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('CONTENT_DIR', undefined);
  mkdirSync(join(folder, '.data'), { recursive: true });
  const stop = new AbortController();
  const watcher = watch(join(folder, '.data'), () => isStopped && stop.abort());
  const before = process.cwd();
  process.chdir(folder);
  try {
    await fillMissingStore(stop.signal);
  } finally {
    process.chdir(before);
    watcher.close();
  }
  return folder;
}

test('a clone of the sample starts with the demo data', async () => {
  const folder = await fill({ 'content/profile.mdx': SAMPLE });
  expect(readdirSync(join(folder, '.data'))).toEqual(['dev-stats.db']);
});

test('another profile and any DATABASE_URL start empty, and a store stays as it is', async () => {
  const own = await fill({ 'content/profile.mdx': SAMPLE.replace(/^name: .+/m, 'name: Ada Quill') });
  const elsewhere = await fill({ 'content/profile.mdx': SAMPLE }, `file:${STORE}`);
  expect([own, elsewhere].map((folder) => existsSync(join(folder, STORE)))).toEqual([false, false]);
  const used = await fill({ 'content/profile.mdx': SAMPLE, [STORE]: 'mine' });
  expect(readFileSync(join(used, STORE), 'utf8')).toBe('mine');
});

test('stopped while it is filled, a store leaves no file', async () => {
  const folder = await fill({ 'content/profile.mdx': SAMPLE }, undefined, true);
  expect(readdirSync(join(folder, '.data'))).toEqual([]);
});
