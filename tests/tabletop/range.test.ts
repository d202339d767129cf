import { expect, test } from 'vitest';
import { isInRange, parseRange, rangeText } from '@/lib/tabletop/range';

const NONE = { weight: '', rating: '' };
const CELL = { weight: '2-3', rating: '7.5-8' };

test.each(['', '3', '3-2', '2-2', '-1-2', 'x-3', '1-2-3', '1e1-20', ' 1-2'])('"%s" is no range', (text) => {
  expect(parseRange(text)).toBeUndefined();
});

test.each([
  [2, true],
  [2.99, true],
  [3, false],
  [null, false],
])('a weight of %s is between 2 and 3: %s', (weight, expected) => {
  expect(isInRange(weight, [2, 3], 5)).toBe(expected);
});

test('the highest figure belongs to the last range', () => {
  expect(isInRange(5, [4.5, 5], 5)).toBe(true);
});

test.each([
  [NONE, ''],
  [CELL, 'Complexity 2–3, rating 7.5–8'],
  [{ weight: '', rating: '8-9' }, 'Rating 8–9'],
])('the selection %j reads "%s"', (selected, text) => {
  expect(rangeText(selected)).toBe(text);
});
