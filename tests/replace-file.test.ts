import { chmodSync, mkdirSync, readlinkSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { access, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFileError } from '../lib/collectors/bgg/errors';
import { assertReplaceable, replaceFile } from '../lib/replace-file';
import { temporaryShelf } from './collectors/bgg/shelf-world';

vi.mock('node:fs/promises', { spy: true });

let shelf: ReturnType<typeof temporaryShelf>;
beforeEach(() => {
  shelf = temporaryShelf();
  writeFileSync(shelf.file, 'old');
});
afterEach(() => {
  vi.resetAllMocks();
  shelf.remove();
});

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** Makes the next call of one file operation fail; a failing write leaves half of its text. */
function fail(operation: 'access' | 'open' | 'rename' | 'writeFile' | 'sync', code: string) {
  if (operation === 'access') return vi.mocked(access).mockRejectedValueOnce(systemError(code));
  if (operation === 'open') return vi.mocked(open).mockRejectedValueOnce(systemError(code));
  if (operation === 'rename') return vi.mocked(rename).mockRejectedValueOnce(systemError(code));
  vi.mocked(open).mockImplementationOnce(async (...args) => {
    const handle = await open(...args);
    if (operation === 'writeFile') await handle.writeFile('hal');
    return Object.assign(handle, { [operation]: () => Promise.reject(systemError(code)) });
  });
}

test('the file is replaced, keeps its mode, and leaves no other file', async () => {
  chmodSync(shelf.file, 0o640);
  await replaceFile(shelf.file, 'new');
  expect(shelf.text()).toBe('new');
  if (process.platform !== 'win32') expect(statSync(shelf.file).mode & 0o777).toBe(0o640);
  expect(shelf.names()).toEqual(['collection.json']);
});

test.each([
  ['open', 'EACCES'],
  ['writeFile', 'ENOSPC'],
  ['sync', 'EIO'],
  ['rename', 'EPERM'],
] as const)('when %s fails with %s, the old file is unchanged', async (operation, code) => {
  fail(operation, code);
  await expect(replaceFile(shelf.file, 'new')).rejects.toMatchObject({ code });
  expect(shelf.text()).toBe('old');
  expect(shelf.names()).toEqual(['collection.json']);
});

test('a file that cannot be replaced is detected before any work', async () => {
  mkdirSync(join(shelf.folder, 'folder'));
  await expect(assertReplaceable(shelf.file)).resolves.toBeUndefined();
  await expect(assertReplaceable(join(shelf.folder, 'new.json'))).resolves.toBeUndefined();
  await expect(assertReplaceable(join(shelf.folder, 'none', 'c.json'))).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(assertReplaceable(join(shelf.file, 'c.json'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(assertReplaceable(join(shelf.folder, 'folder'))).rejects.toMatchObject({ code: 'EISDIR' });
  fail('access', 'EROFS');
  await expect(assertReplaceable(shelf.file)).rejects.toMatchObject({ code: 'EROFS' });
});

test('a system error has a message', () => {
  const explainError = (code: string) => toFileError('c.json', systemError(code)).message;
  expect(explainError('EROFS')).toMatch(/is on a read-only file system/);
  expect(explainError('ENOSPC')).toMatch(/the disk is full/);
  expect(explainError('EIO')).toMatch(/cannot be read or written \(EIO\)/);
});

test.skipIf(process.platform === 'win32')('a symbolic link is kept', async () => {
  const link = join(shelf.folder, 'link.json');
  symlinkSync('collection.json', link);
  await replaceFile(link, 'new');
  expect([readlinkSync(link), shelf.text()]).toEqual(['collection.json', 'new']);
});

test('stale temporary files of the same file are removed, recent ones are kept', async () => {
  const [old, fresh] = ['.collection.json.old.tmp', '.collection.json.fresh.tmp'];
  for (const name of [old, fresh, '.other.json.old.tmp']) writeFileSync(join(shelf.folder, name), '');
  utimesSync(join(shelf.folder, old), 1, 1);
  await assertReplaceable(shelf.file);
  expect(shelf.names().toSorted()).toEqual([fresh, '.other.json.old.tmp', 'collection.json']);
});
