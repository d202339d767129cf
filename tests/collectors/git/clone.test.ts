import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClone } from '@/lib/collectors/git/clone';
import { firstCommit, folderName } from '@/lib/collectors/git/identity';
import { commit, git, initRepository, read, run, tempFolder } from './sandbox';

test('a shallow clone is rejected with the command that completes it', async () => {
  const folder = initRepository();
  for (const message of ['one', 'two', 'three']) commit(folder, { message });
  const shallow = join(tempFolder(), "it's shallow");
  run(folder, 'clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
  await expect(openClone(git, shallow)).rejects.toThrow(
    `${shallow}: a shallow clone with an incomplete history. Complete it with: git -C '${shallow.replace("'", "'\\''")}' fetch --unshallow`,
  );
  run(shallow, 'fetch', '--quiet', '--unshallow');
  expect(await read(shallow)).toHaveLength(3);
});

test('folders that are not the root of a repository are rejected', async () => {
  const folder = initRepository();
  const inside = join(folder, 'src');
  mkdirSync(inside);
  const plain = tempFolder();
  await expect(openClone(git, plain)).rejects.toThrow(`${plain}: not a git repository`);
  await expect(openClone(git, inside)).rejects.toThrow(`${inside}: not the root of a repository but a folder in`);
  await expect(openClone(git, join(plain, 'gone'))).rejects.toThrow('the folder does not exist');
});

test('a damaged clone is named', async () => {
  const folder = initRepository();
  for (const message of ['one', 'two']) commit(folder, { message });
  const first = run(folder, 'rev-parse', 'HEAD~1');
  rmSync(join(folder, '.git/objects', first.slice(0, 2), first.slice(2)));
  await expect(firstCommit(git, folder, 'HEAD')).rejects.toThrow(`${folder}: `);
  await expect(read(folder)).rejects.toThrow(`${folder}: `);
});

test('an empty repository has no commits to read', async () => {
  expect(await openClone(git, initRepository())).toMatchObject({ revisions: [], mailmap: [] });
  expect(await openClone(git, initRepository('empty.git', '--bare'))).toMatchObject({
    revisions: [],
    mailmap: ['-c', 'mailmap.blob='],
  });
});

test('a worktree has the identity of its clone and its own branch', async () => {
  const folder = initRepository('engine');
  commit(folder);
  const worktree = join(tempFolder(), 'review');
  run(folder, 'worktree', 'add', '--quiet', '-b', 'review', worktree);
  commit(worktree, { message: 'Only here' });
  const [clone, linked] = [await openClone(git, folder), await openClone(git, worktree)];
  expect(linked.commonDir).toBe(clone.commonDir);
  expect([folderName(clone), folderName(linked)]).toEqual(['engine', 'engine']);
  expect([(await read(folder)).length, (await read(worktree)).length]).toEqual([1, 2]);
});

test('a bare repository can be in .git, and be what a file .git names', async () => {
  const folder = initRepository();
  commit(folder);
  for (const name of ['.git', '.bare']) {
    const project = tempFolder();
    run(folder, 'clone', '--quiet', '--bare', folder, join(project, name));
    if (name === '.bare') writeFileSync(join(project, '.git'), 'gitdir: ./.bare\n');
    for (const path of [project, join(project, name)]) expect.soft(await read(path), path).toHaveLength(1);
    await expect(openClone(git, join(project, name, 'refs'))).rejects.toThrow('not the root of a repository');
  }
});

test('a submodule is a repository of its own', async () => {
  const part = initRepository('part');
  for (const message of ['one', 'two']) commit(part, { message });
  const whole = initRepository('whole');
  run(whole, 'submodule', '--quiet', 'add', part, 'libs/part');
  commit(whole);
  const inner = join(whole, 'libs/part');
  expect([(await read(whole)).length, (await read(inner)).length]).toEqual([1, 2]);
  expect(folderName(await openClone(git, inner))).toBe('part');
  run(whole, 'submodule', '--quiet', 'deinit', '--force', 'libs/part');
  await expect(openClone(git, inner)).rejects.toThrow('not the root of a repository');
});

test.each([
  ['main, where HEAD names a branch that is gone', ['main', 'gh-pages'], 'main'],
  ['the only branch', ['trunk'], 'trunk'],
])('after a branch was renamed, the history of %s is read', async (_, branches, expected) => {
  const folder = initRepository();
  commit(folder);
  for (const branch of branches) {
    run(folder, 'checkout', '--quiet', '-b', `x-${branch}`);
    commit(folder, { message: branch });
    run(folder, 'branch', '--quiet', '-M', branch);
  }
  if (!branches.includes('main')) run(folder, 'branch', '-D', 'main');
  run(folder, 'symbolic-ref', 'HEAD', 'refs/heads/master');
  expect((await openClone(git, folder)).revisions).toEqual([run(folder, 'rev-parse', expected)]);
});

test('the first commit is the same after the folder was moved', async () => {
  const folder = initRepository('before');
  commit(folder);
  const root = run(folder, 'rev-parse', 'HEAD');
  commit(folder);
  const copy = join(tempFolder(), 'after');
  run(folder, 'clone', '--quiet', folder, copy);
  rmSync(folder, { recursive: true });
  expect(await firstCommit(git, copy, 'HEAD')).toBe(root);
});
