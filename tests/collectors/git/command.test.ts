import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openClone } from '@/lib/collectors/git/clone';
import { errorMessage } from '@/lib/collectors/git/command';
import { readCommits } from '@/lib/collectors/git/log';
import { commit, git, initRepository, read, run, tempFolder } from './sandbox';

test('a history that breaks off is an error, not a smaller number', async () => {
  const folder = initRepository();
  for (const message of ['one', 'two', 'three']) commit(folder, { message });
  const first = run(folder, 'rev-list', '--max-parents=0', 'HEAD');
  rmSync(join(folder, '.git/objects', first.slice(0, 2), first.slice(2)));
  await expect(read(folder)).rejects.toThrow(/parent|read|object/i);
});

test('settings of the machine and of the repository do not change what is read', async () => {
  const folder = initRepository();
  commit(folder, { date: '1609459200 -0330' });
  const before = await read(folder);
  for (const [key, value] of [
    ['log.date', 'relative'],
    ['log.showSignature', 'true'],
    ['format.pretty', 'oneline'],
    ['color.ui', 'always'],
    ['i18n.logOutputEncoding', 'ISO-8859-1'],
    ['core.pager', 'false'],
    ['log.follow', 'true'],
    ['log.diffMerges', 'on'],
  ]) {
    run(folder, 'config', key ?? '', value ?? '');
  }
  expect(await read(folder)).toEqual(before);
});

test('a GIT_DIR of the surroundings leads to no other repository', async () => {
  const [folder, other] = [initRepository(), initRepository('other')];
  commit(folder);
  const inHook = { env: { ...git.env, GIT_DIR: join(other, '.git'), GIT_WORK_TREE: other } };
  const { revisions } = await openClone(inHook, folder);
  expect(revisions).toEqual([run(folder, 'rev-parse', 'HEAD')]);
});

test('without git the message says so', async () => {
  const nowhere = { env: { ...git.env, PATH: tempFolder() } };
  await expect(openClone(nowhere, tempFolder())).rejects.toThrow('git cannot be started; install it first');
});

test('a reader that stops early leaves no git behind', async () => {
  const folder = initRepository();
  commit(folder);
  for await (const { commits } of readCommits({ git, folder, revisions: ['HEAD'], isOwner: () => true })) {
    expect(commits).toHaveLength(1);
    break;
  }
  expect(readdirSync(join(folder, '.git'))).not.toContain('index.lock');
});

test.each([
  ['warning: something\nfatal: bad revision\n', 'bad revision'],
  ['error: could not read\n', 'could not read'],
  ['', 'git failed without a word'],
])('of %j the visitor reads %j', (stderr, line) => {
  expect(errorMessage(stderr)).toBe(line);
});
