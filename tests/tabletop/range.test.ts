import { expect, test } from 'vitest';
import { isInRange, isSelected, parseRange, rangeText, selectRange } from '@/lib/tabletop/range';

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
  [CELL, 'Weight 2–3, rating 7.5–8'],
  [{ weight: '', rating: '8-9' }, 'Rating 8–9'],
])('the selection %j reads "%s"', (selected, text) => {
  expect(rangeText(selected)).toBe(text);
});

test.each([
  ['the cell itself', CELL, CELL, true],
  ['a cell of the selected column', { weight: '2-3', rating: '' }, CELL, true],
  ['a cell beside it', CELL, { weight: '3-4', rating: '7.5-8' }, false],
  ['the column of a selected cell', CELL, { weight: '2-3', rating: '' }, false],
])('a selection contains %s', (_, selected, part, expected) => {
  expect(isSelected(selected, part)).toBe(expected);
});

test('a choice replaces the selection, and the same choice clears it', () => {
  expect(selectRange(NONE, CELL)).toEqual(CELL);
  expect(selectRange({ weight: '1-2', rating: '' }, CELL)).toEqual(CELL);
  expect(selectRange(CELL, CELL)).toEqual(NONE);
});
