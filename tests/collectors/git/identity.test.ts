import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepositories } from '@/lib/collectors/git/find-repositories';
import { readGithubHost } from '@/lib/collectors/git/identity';
import { commit, git, initRepository, run, tempFolder } from './sandbox';

const find = (...paths: string[]) => findRepositories({ git, paths, githubApiUrl: 'https://api.github.com' });

test('without a remote the name comes from the folder and the id from the first commit', async () => {
  const folder = initRepository('notes');
  commit(folder);
  const root = run(folder, 'rev-parse', 'HEAD');
  commit(folder);
  const copy = join(tempFolder(), 'renamed');
  run(folder, 'clone', '--quiet', folder, copy);
  expect((await find(folder)).repositories).toMatchObject([
    { id: `git:${root}`, name: 'notes', fullName: `notes@${root.slice(0, 7)}`, htmlUrl: '' },
  ]);
  expect((await find(copy)).repositories).toMatchObject([{ id: `git:${root}`, name: 'renamed' }]);
});

test('clones and worktrees of one repository are grouped', async () => {
  const first = initRepository('first');
  const second = initRepository('second');
  for (const folder of [first, second]) commit(folder);
  run(first, 'remote', 'add', 'origin', 'git@github.com:rowan-hale/engine.git');
  run(second, 'remote', 'add', 'elsewhere', 'https://github.com/Rowan-Hale/Engine');
  const worktree = join(tempFolder(), 'worktree');
  run(first, 'worktree', 'add', '--quiet', '--detach', worktree);
  const { repositories } = await find(first, second, worktree);
  expect(repositories.map(({ clones }) => clones.map(({ folder }) => folder))).toEqual([[first, second, worktree]]);
});

test('all unusable paths are reported in one line', async () => {
  const [one, two] = [tempFolder(), tempFolder()];
  await expect(find(one, initRepository(), two)).rejects.toThrow(
    `Nothing was read: ${one}: not a git repository; ${two}: not a git repository`,
  );
});

test.each([
  ['https://api.github.com', 'github.com'],
  ['https://api.acme.ghe.com', 'acme.ghe.com'],
  ['https://code.example.com/api/v3', 'code.example.com'],
])('the API %s belongs to the host %s', (api, host) => {
  expect(readGithubHost(api)).toBe(host);
});
