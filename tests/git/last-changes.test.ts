import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lastChanges } from '@/lib/git/last-changes';
import { commit, fastImport, git, initRepository, run, tempFolder } from '../collectors/git/sandbox';

function write(folder: string, file: string, date: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${date}\n`);
  run(folder, 'add', '.');
  commit(folder, { date });
}

/** A site in a subfolder of its repository, with author dates that are not in commit order. */
function site(): string {
  const root = initRepository();
  write(root, 'site/content/projects/a.mdx', '1600000000 +0200');
  write(root, 'site/content/projects/é b.mdx', '1700000000 +0000');
  write(root, 'site/lib/code.ts', '1800000000 +0000');
  write(root, 'site/content/projects/a.mdx', '1650000000 -0500');
  write(root, 'site/content/gear/c.mdx', '1500000000 +0000');
  return root;
}

test('every file has the date of its last change', () => {
  expect([...lastChanges(git, join(site(), 'site'), ['content'])].toSorted()).toEqual([
    ['content/gear/c.mdx', '2017-07-14T02:40:00.000Z'],
    ['content/projects/a.mdx', '2022-04-15T05:20:00.000Z'],
    ['content/projects/é b.mdx', '2023-11-14T22:13:20.000Z'],
  ]);
});

test('a commit in a zone that does not exist has its instant', () => {
  const folder = initRepository();
  const people = 'author A <a@example.com> 1276000000 +051800\ncommitter B <b@example.com> 1700000000 +0000\n';
  fastImport(folder, `commit refs/heads/main\n${people}data 0\nM 100644 inline a.mdx\ndata 1\na\n\n`);
  run(folder, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  expect(lastChanges(git, folder, ['a.mdx'])).toEqual(new Map([['a.mdx', '2010-06-08T12:26:40.000Z']]));
});

test('a shallow clone, a folder without a repository and a missing git return nothing', () => {
  const root = site();
  const shallow = join(tempFolder(), 'shallow');
  run(root, 'clone', '--quiet', '--depth=1', `file://${root}`, shallow);
  const outside = { env: { ...git.env, GIT_CEILING_DIRECTORIES: '/' } };
  expect(lastChanges(git, join(shallow, 'site'), ['content'])).toEqual(new Map());
  expect(lastChanges(outside, tempFolder(), ['content'])).toEqual(new Map());
  expect(lastChanges({ env: { NODE_ENV: 'test', PATH: '' } }, root, ['content'])).toEqual(new Map());
});
