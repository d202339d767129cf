import { expect, test } from 'vitest';
import { hexNamed } from '@/lib/lab/hexes';
import { EXAMPLES, formatPosition, type Piece, parsePosition, place } from '@/lib/lab/position';
import { describeHex, describePosition } from '@/lib/lab/sight-text';

function hex(name: string) {
  return hexNamed(name) ?? expect.fail(`no hex ${name}`);
}

const START = formatPosition(parsePosition({}));

test.each(EXAMPLES.map(({ label, view }) => [label, view] as const))('%s keeps its address', (_, view) => {
  expect(formatPosition(parsePosition(view))).toEqual(view);
});

test.each([
  ['an empty address is the first example', {}, START],
  ['an unknown observer too', { from: 'Z9', to: 'F6' }, START],
  ['an observer on the target too', { from: 'F6', to: 'F6' }, START],
  ['unknown hexes are left out', { from: 'F6', to: 'F8', woods: 'F5-x--A9-E5' }, { woods: 'E5-F5', hills: '' }],
  ['a hex has one terrain', { from: 'F6', to: 'F8', woods: 'F5-E5', hills: 'F5' }, { woods: 'E5', hills: 'F5' }],
  ['a hex is listed once', { from: 'F6', to: 'F8', woods: 'F5-F5' }, { woods: 'F5', hills: '' }],
])('%s', (_, view, expected) => {
  expect(formatPosition(parsePosition(view))).toMatchObject(expected);
});

test.each([
  ['observer', 'C3', { from: 'C3', to: 'F8', woods: 'F7', hills: 'E5' }],
  ['observer', 'F8', { from: 'F8', to: 'F6', woods: 'F7', hills: 'E5' }],
  ['woods', 'C3', { from: 'F6', to: 'F8', woods: 'C3-F7', hills: 'E5' }],
  ['woods', 'F7', { from: 'F6', to: 'F8', woods: '', hills: 'E5' }],
  ['hills', 'F7', { from: 'F6', to: 'F8', woods: '', hills: 'E5-F7' }],
] as const)('%s placed on %s', (piece: Piece, name, expected) => {
  const before = parsePosition({ from: 'F6', to: 'F8', woods: 'F7', hills: 'E5' });
  expect(formatPosition(place(before, piece, hex(name)))).toEqual(expected);
});

test.each([
  [{ from: 'F6', to: 'F8' }, 'F6 sees F8, 2 hexes away. Nothing blocks the line.', 'F6 sees 90 of 90 hexes.'],
  [
    { from: 'F3', to: 'F8', woods: 'F5' },
    'F3 does not see F8, 5 hexes away. The woods at F5 block the line.',
    'F3 sees 76 of 90 hexes.',
  ],
  [
    { from: 'F3', to: 'F8', hills: 'F5' },
    'F3 does not see F8, 5 hexes away. The hill at F5 blocks the line.',
    'F3 sees 76 of 90 hexes.',
  ],
  [
    { from: 'H5', to: 'D5', woods: 'G5', hills: 'G6' },
    'H5 does not see D5, 4 hexes away. The line runs along an edge: the woods at G5 block it on the left, the hill at G6 on the right.',
    undefined,
  ],
  [
    { from: 'H5', to: 'D5', woods: 'G5' },
    'H5 sees D5, 4 hexes away. The line runs along an edge: the woods at G5 block it on the left, but the right is open.',
    undefined,
  ],
])('%j in words', (view, line, count) => {
  const said = describePosition(parsePosition(view));
  expect(said.line).toBe(line);
  if (count) expect(said.count).toBe(count);
});

test.each([
  ['F6', undefined, 'F6, observer'],
  ['F8', 'clear', 'F8, target, visible'],
  ['F7', 'edge', 'F7, woods, visible along an edge'],
  ['E5', 'blocked', 'E5, hills, hidden'],
] as const)('the name of %s', (name, view, label) => {
  const position = parsePosition({ from: 'F6', to: 'F8', woods: 'F7', hills: 'E5' });
  expect(describeHex(hex(name), position, view)).toBe(label);
});
