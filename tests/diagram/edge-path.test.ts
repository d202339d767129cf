import { expect, test } from 'vitest';
import { arrowPath, edgePath } from '../../lib/diagram/edge-path';

const straight = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];
const bent = [...straight, { x: 100, y: 80 }];
const tight = [...straight, { x: 100, y: 10 }, { x: 200, y: 10 }];

test.each([
  ['a straight line', straight, 'M0 0L89 0'],
  ['a rounded corner', bent, 'M0 0L88 0Q100 0 100 12L100 69'],
  ['corners that share a short side', tight, 'M0 0L95 0Q100 0 100 5L100 5Q100 10 105 10L189 10'],
  ['no line', [], ''],
])('%s ends where its arrow begins', (_, points, path) => {
  expect(edgePath(points, 12, 2)).toBe(path);
});

test.each([
  ['to the right', straight, 'M100 0L89 4.5L89 -4.5Z'],
  ['to the left', straight.toReversed(), 'M0 0L11 -4.5L11 4.5Z'],
  ['down', bent, 'M100 80L95.5 69L104.5 69Z'],
  ['nowhere', [], ''],
])('an arrow points %s', (_, points, path) => {
  expect(arrowPath(points, 2)).toBe(path);
});
