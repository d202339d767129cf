import { expect, test } from 'vitest';
import { pluralize } from '@/lib/pluralize';

test.each([
  [0, '0 games'],
  [1, '1 game'],
  [2, '2 games'],
  [104, '104 games'],
])('%i is "%s"', (count, text) => {
  expect(pluralize(count, 'game')).toBe(text);
});

test('an irregular plural is passed in', () => {
  expect([1, 3].map((count) => pluralize(count, 'repository', 'repositories'))).toEqual([
    '1 repository',
    '3 repositories',
  ]);
});
