import { chmodSync, mkdirSync, readlinkSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertReplaceable, type Files, replaceFile } from '../../../lib/collectors/bgg/replace-file';
import { temporaryShelf } from './shelf-world';

let shelf: ReturnType<typeof temporaryShelf>;
beforeEach(() => {
  shelf = temporaryShelf();
  writeFileSync(shelf.file, 'old');
});
afterEach(() => shelf.remove());

/** The real file system, but for one operation that fails. */
function failing(operation: 'open' | 'rename' | 'access' | 'writeFile' | 'sync', code: string): Files {
  const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
  if (operation !== 'writeFile' && operation !== 'sync') return { ...nodeFiles, [operation]: fail };
  const open = async (...given: Parameters<typeof nodeFiles.open>) => {
    const handle = await nodeFiles.open(...given);
    if (operation === 'writeFile') await handle.writeFile('hal');
    return Object.assign(handle, { [operation]: fail });
  };
  return { ...nodeFiles, open };
}

test('the file is replaced, keeps its mode, and nothing else stays', async () => {
  chmodSync(shelf.file, 0o640);
  await replaceFile(shelf.file, 'new');
  expect(shelf.text()).toBe('new');
  if (process.platform !== 'win32') expect(statSync(shelf.file).mode & 0o777).toBe(0o640);
  expect(shelf.names()).toEqual(['collection.json']);
});

test.each([
  ['open', 'EROFS', /is on a read-only file system/],
  ['open', 'EACCES', /may not be read or written/],
  ['writeFile', 'ENOSPC', /the disk is full/],
  ['sync', 'EIO', /cannot be read or written \(EIO\)/],
  ['rename', 'EPERM', /may not be read or written/],
] as const)(
  'where %s fails with %s the old file stays whole, and the reason is told',
  async (operation, code, reason) => {
    await expect(replaceFile(shelf.file, 'new', failing(operation, code))).rejects.toThrow(reason);
    expect(shelf.text()).toBe('old');
    expect(shelf.names()).toEqual(['collection.json']);
  },
);

test('a place that could not be written is told before any work', async () => {
  mkdirSync(join(shelf.folder, 'folder'));
  await expect(assertReplaceable(shelf.file)).resolves.toBeUndefined();
  await expect(assertReplaceable(join(shelf.folder, 'new.json'))).resolves.toBeUndefined();
  await expect(assertReplaceable(join(shelf.folder, 'none', 'c.json'))).rejects.toThrow(/has no folder to lie in/);
  await expect(assertReplaceable(join(shelf.file, 'c.json'))).rejects.toThrow(/part of its path is a file/);
  await expect(assertReplaceable(join(shelf.folder, 'folder'))).rejects.toThrow(/is a folder; name a file/);
  await expect(assertReplaceable(shelf.file, failing('access', 'EROFS'))).rejects.toThrow(/read-only file system/);
});

test.skipIf(process.platform === 'win32')('a link stays a link', async () => {
  const link = join(shelf.folder, 'link.json');
  symlinkSync('collection.json', link);
  await replaceFile(link, 'new');
  expect([readlinkSync(link), shelf.text()]).toEqual(['collection.json', 'new']);
});

test('what a killed process left is cleared away, what another is writing is not', async () => {
  const [old, fresh] = ['.collection.json.old.tmp', '.collection.json.fresh.tmp'];
  for (const name of [old, fresh, '.other.json.old.tmp']) writeFileSync(join(shelf.folder, name), '');
  utimesSync(join(shelf.folder, old), 1, 1);
  await assertReplaceable(shelf.file);
  expect(shelf.names().toSorted()).toEqual([fresh, '.other.json.old.tmp', 'collection.json']);
});
