import { expect, test } from 'vitest';
import { applyChanges, finishChanges } from '@/lib/setup/init/replace';
import { filesOf, folderOf } from '../../folders';

const BEFORE = { 'content/a.mdx': 'old a', 'content/b/b.mdx': 'old b', 'public/p/c.svg': 'c', 'README.md': 'readme' };
const CHANGES = {
  write: new Map([
    ['content/a.mdx', 'new a'],
    ['content/d/e.mdx', 'new e'],
  ]),
  remove: ['content/b/b.mdx', 'public/p/c.svg'],
};
const AFTER = { 'README.md': 'readme', 'content/a.mdx': 'new a', 'content/d/e.mdx': 'new e' };

test('without a journal nothing has happened, and the next run begins anew', () => {
  const root = folderOf({ ...BEFORE, '.init/new/content/a.mdx': 'half wri' });
  expect(finishChanges(root)).toBe(false);
  expect(filesOf(root)).toMatchObject(BEFORE);
  applyChanges(root, CHANGES);
  expect(filesOf(root)).toEqual(AFTER);
});
