import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChanges, finishChanges } from '@/lib/setup/init/replace';
import { filesOf, folderOf } from './files';

const BEFORE = { 'content/a.mdx': 'old a', 'content/b/b.mdx': 'old b', 'public/p/c.svg': 'c', 'README.md': 'readme' };
const CHANGES = {
  write: new Map([
    ['content/a.mdx', 'new a'],
    ['content/d/e.mdx', 'new e'],
  ]),
  remove: ['content/b/b.mdx', 'public/p/c.svg'],
};
const AFTER = { 'README.md': 'readme', 'content/a.mdx': 'new a', 'content/d/e.mdx': 'new e' };

test('folders that become empty are removed, except for the top folder', () => {
  const root = folderOf(BEFORE);
  applyChanges(root, CHANGES);
  expect(existsSync(join(root, 'content/b'))).toBe(false);
  expect(existsSync(join(root, 'public'))).toBe(true);
});

test('without a journal nothing has happened, and the next run begins anew', () => {
  const root = folderOf({ ...BEFORE, '.init/new/content/a.mdx': 'half wri' });
  expect(finishChanges(root)).toBe(false);
  expect(filesOf(root)).toMatchObject(BEFORE);
  applyChanges(root, CHANGES);
  expect(filesOf(root)).toEqual(AFTER);
});

test.each([
  ['between the moves', ['content/d/e.mdx'], { ...BEFORE, 'content/a.mdx': 'new a' }],
  ['between the removals', [], { ...AFTER, 'public/p/c.svg': 'c' }],
])('changes that stopped %s are completed', (_, staged, files) => {
  const waiting = staged.map((path) => [`.init/new/${path}`, CHANGES.write.get(path) ?? '']);
  const journal = JSON.stringify({ write: [...CHANGES.write.keys()], remove: CHANGES.remove });
  const root = folderOf({ ...files, ...Object.fromEntries(waiting), '.init/journal.json': journal });
  expect(finishChanges(root)).toBe(true);
  expect(filesOf(root)).toEqual(AFTER);
  expect(finishChanges(root)).toBe(false);
});
