import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgress } from '../../scripts/collect/progress';

function progressOn(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const progress = createProgress(stream as unknown as NodeJS.WriteStream);
  return { progress, output: () => String(stream.read() ?? '') };
}

test('a terminal shows a bar that is cleared at the end', () => {
  const { progress, output } = progressOn(true);
  progress.start('Games', 4);
  for (const _ of [1, 2]) progress.step();
  expect(output().split('\r\u001b[K').at(-1)).toBe(`Games [${'#'.repeat(15)}${' '.repeat(15)}] 2/4`);
  progress.note('Waiting 5 s.');
  expect(output().split('\r\u001b[K').slice(1, 2)).toEqual(['Waiting 5 s.\n']);
  progress.stop();
  expect(output()).toBe('\r\u001b[K');
  progress.stop();
  expect(output()).toBe('');
});

test('other outputs get a line every 25 steps and at the end', () => {
  const { progress, output } = progressOn(false);
  progress.start('Games', 60);
  for (let step = 0; step < 60; step += 1) progress.step();
  progress.note('Waiting 5 s.');
  progress.stop();
  expect(output()).toBe('Games…\nGames: 25 of 60\nGames: 50 of 60\nWaiting 5 s.\nGames: 60 of 60\n');
});

test('other outputs name a phase when it starts and end the one before', () => {
  const { progress, output } = progressOn(false);
  progress.start('Profile');
  progress.start('Runs');
  progress.step();
  progress.start('Actions minutes');
  progress.stop();
  expect(output()).toBe('Profile…\nRuns…\nRuns: 1\nActions minutes…\n');
});
