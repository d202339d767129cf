import { expect, test } from 'vitest';
import { distance, hexByKey, hexesBetween, hexNamed, ROWS, type Side, walk } from '@/lib/lab/hexes';

const HEXES = ROWS.flat();

function hex(name: string) {
  const found = hexNamed(name);
  if (!found) throw new Error(`no hex ${name}`);
  return found;
}

function namesBetween(from: string, to: string, side: Side) {
  return hexesBetween(hex(from), hex(to), side)
    .map(({ name }) => name)
    .join(' ');
}

test('the board has 91 hexes in rows of 6 to 11', () => {
  expect(ROWS.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
  expect(HEXES.map(({ name }) => name)).toEqual([...new Set(HEXES.map(({ name }) => name))]);
  expect(hex('F6')).toEqual({ name: 'F6', q: 0, r: 0 });
  expect(hexNamed('A7')).toBeUndefined();
});

test.each([
  ['along a row', 'F2', 'F6', 'F3 F4 F5', 'F3 F4 F5'],
  ['between neighbors', 'F6', 'E6', '', ''],
  ['from a hex to itself', 'F6', 'F6', '', ''],
  ['through hexes only', 'F6', 'E8', 'F7 E7', 'F7 E7'],
  ['up along an edge', 'F6', 'D5', 'E5', 'E6'],
  ['down along an edge', 'D5', 'F6', 'E6', 'E5'],
  ['along two edges', 'H5', 'D5', 'G5 F6 E5', 'G6 F6 E6'],
])('a line %s', (_, from, to, left, right) => {
  expect(namesBetween(from, to, 'left')).toBe(left);
  expect(namesBetween(from, to, 'right')).toBe(right);
});

test('every line stays on the board, goes from neighbor to neighbor and is the same in both directions', () => {
  const wrong = HEXES.flatMap((from) =>
    HEXES.filter((to) => {
      const places = walk(from, to, 'left');
      const back = walk(to, from, 'right').toReversed();
      const isConnected = places.every(
        (place, index) => index === 0 || distance(place, places[index - 1] ?? place) === 1,
      );
      const isWhole = hexesBetween(from, to, 'left').length === Math.max(0, distance(from, to) - 1);
      return !isConnected || !isWhole || JSON.stringify(back) !== JSON.stringify(places);
    }).map((to) => `${from.name} to ${to.name}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['F6', 'ArrowLeft', 'F5'],
  ['F6', 'ArrowRight', 'F7'],
  ['F1', 'ArrowLeft', undefined],
  ['F11', 'ArrowRight', undefined],
  ['F6', 'Home', 'F1'],
  ['F6', 'End', 'F11'],
  ['A1', 'ArrowUp', undefined],
  ['K6', 'ArrowDown', undefined],
  ['F1', 'ArrowUp', 'E1'],
  ['F11', 'ArrowDown', 'G10'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(hexByKey(hex(from), key)?.name).toBe(to);
});
