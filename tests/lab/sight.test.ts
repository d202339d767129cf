import { expect, test } from 'vitest';
import { ROWS } from '@/lib/lab/hexes';
import { parsePosition } from '@/lib/lab/position';
import { type Position, sightLine } from '@/lib/lab/sight';

/** A board such as "H5 D5 woods G5 hills E6": observer, target and terrain. */
function board(text: string): Position {
  const [from = '', to = '', ...rest] = text.split(' ');
  const listed = (name: string) =>
    rest
      .join(' ')
      .match(new RegExp(`${name}((?: [A-K]\\d+)+)`))?.[1]
      ?.trim() ?? '';
  return parsePosition({ from, to, woods: listed('woods'), hills: listed('hills') });
}

test.each([
  ['F3 F8', 'clear', undefined, undefined],
  ['F3 F8 woods F5', 'blocked', 'F5', 'F5'],
  ['F3 F8 hills F5', 'blocked', 'F5', 'F5'],
  ['F3 F8 woods F5 F7', 'blocked', 'F5', 'F5'],
  ['F3 F8 woods E5 G5', 'clear', undefined, undefined],
])('%s: %s', (text, view, left, right) => {
  const line = sightLine(board(text));
  expect([line.view, line.blocks.left?.name, line.blocks.right?.name]).toEqual([view, left, right]);
});

test.each([
  ['the observer', 'F3 F8 woods F3'],
  ['the target', 'F3 F8 woods F8'],
  ['a target on a hill', 'F3 F8 hills F8'],
])('the terrain of %s does not block the view', (_, text) => {
  expect(sightLine(board(text)).view).toBe('clear');
});

test.each([
  ['woods on the left', 'H5 D5 woods G5', 'edge', 'G5', undefined],
  ['woods on both sides of one edge', 'H5 D5 woods G5 G6', 'blocked', 'G5', 'G6'],
  ['woods on different sides of two edges', 'H5 D5 woods G5 E6', 'blocked', 'G5', 'E6'],
  ['woods on one side of both edges', 'H5 D5 woods G5 E5', 'edge', 'G5', undefined],
  ['woods where both sides meet', 'H5 D5 woods F6', 'blocked', 'F6', 'F6'],
])('a line along an edge with %s', (_, text, view, left, right) => {
  const line = sightLine(board(text));
  expect([line.view, line.blocks.left?.name, line.blocks.right?.name]).toEqual([view, left, right]);
});

test.each([
  ['from hill to hill, nothing blocks', 'F3 F8 woods F4 F7 hills F3 F5 F8', 'clear'],
  ['from a hill, woods farther away do not block', 'F3 F8 woods F4 F6 hills F3', 'clear'],
  ['from a hill, woods next to the target block', 'F3 F8 woods F7 hills F3', 'blocked'],
  ['from a hill, a hill next to the target blocks', 'F3 F8 hills F3 F7', 'blocked'],
  ['up to a hill, woods next to the observer block', 'F3 F8 woods F4 hills F8', 'blocked'],
  ['up to a hill, woods next to the hill do not block', 'F3 F8 woods F7 hills F8', 'clear'],
])('%s', (_, text, view) => {
  expect(sightLine(board(text)).view).toBe(view);
});

test('lines of sight are the same in both directions', () => {
  const { terrain } = board('F3 F8 woods D4 E5 E6 G5 H3 hills F6 G7 D7 C2');
  const hexes = ROWS.flat();
  const oneSided = hexes.flatMap((observer) =>
    hexes.filter((target) => {
      const back = sightLine({ observer: target, target: observer, terrain });
      return sightLine({ observer, target, terrain }).view !== back.view;
    }),
  );
  expect(oneSided).toEqual([]);
});
