import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorMessage } from '@/lib/git/command';
import { commit, initRepository, read, run } from '../collectors/git/sandbox';

test('an incomplete history is an error', async () => {
  const folder = initRepository();
  for (const message of ['one', 'two', 'three']) commit(folder, { message });
  const first = run(folder, 'rev-list', '--max-parents=0', 'HEAD');
  rmSync(join(folder, '.git/objects', first.slice(0, 2), first.slice(2)));
  await expect(read(folder)).rejects.toThrow(/parent|read|object/i);
});

test('settings of the user and the repository do not change the result', async () => {
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

test.each([
  ['warning: something\nfatal: bad revision\n', 'bad revision'],
  ['error: could not read\n', 'could not read'],
  ['', 'git failed without a message'],
])('the error %j becomes %j', (stderr, line) => {
  expect(errorMessage(stderr)).toBe(line);
});
