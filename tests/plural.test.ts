import { expect, test } from 'vitest';
import { counted } from '@/lib/plural';

test.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
  [104, '104 games'],
])('%i is "%s"', (count, text) => {
  expect(counted(count, 'game')).toBe(text);
});

test('a plural of its own is given', () => {
  expect([1, 3].map((count) => counted(count, 'repository', 'repositories'))).toEqual([
    '1 repository',
    '3 repositories',
  ]);
});
