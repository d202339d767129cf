import { expect, test } from 'vitest';
import { DEFINITION_GROUPS, definition } from '@/lib/stats/definitions';

const all = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);

test('every definition has an anchor of its own', () => {
  const anchors = [...DEFINITION_GROUPS.map(({ id }) => id), ...all.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the figures that need one have a definition', () => {
  const needed = [
    'streak',
    'commit-ownership',
    'success-rate',
    'retry-rate',
    'queue-time',
    'cycle-time',
    'language-share',
  ];
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(needed));
});

test('the sentences carry the numbers that the code computes with', () => {
  expect(definition('intensity').text).toContain('low up to 25 %, medium up to 50 %, high up to 75 %');
  expect(definition('success-rate').text).toContain(
    'ended in success, of those that ended in success, failure, timed_out and startup_failure',
  );
  expect(definition('success-rate').text).toContain('Green from 90 %, yellow from 70 %');
  expect(definition('minutes').text).toContain('Ubuntu 1×, Windows 2×, macOS 10×');
  expect(definition('achievements').text).toContain(
    'Code Contributor: 100 commits. Pull Request Pro: 10 pull requests.',
  );
});
