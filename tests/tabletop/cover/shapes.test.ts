import { expect, test } from 'vitest';
import { disc, polygon } from '@/lib/tabletop/cover/path';
import { FIELD_SHAPES, PIECE_SHAPES } from '@/lib/tabletop/cover/shapes';

const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

test('a polygon is scaled, turned and moved', () => {
  expect(polygon(SQUARE, { x: 10, y: 20 })).toBe('M9 19l2 0 0 2 -2 0z');
  expect(polygon(SQUARE, { x: 10, y: 20, scale: 3 })).toBe('M7 17l6 0 0 6 -6 0z');
  expect(polygon(SQUARE, { x: 10, y: 20, turn: 90 })).toBe('M11 19l0 2 -2 0 0 -2z');
});

test('a hole runs against the direction of a disc', () => {
  expect(disc([1, 0], 2, { x: 10, y: 20 })).toBe('M9 20a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z');
  expect(disc([0, 0], 2, { x: 10, y: 20 }, true)).toBe('M8 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z');
});

test('every shape has a name of its own and a drawing of its own', () => {
  const ids = [...FIELD_SHAPES, ...PIECE_SHAPES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const paths = [...FIELD_SHAPES.map(({ lines, tints }) => lines + tints), ...PIECE_SHAPES.map(({ path }) => path)];
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^M[-\d. Malz]+$/);
});

test('rows of pieces fit a cover, and differ in number', () => {
  for (const { path } of PIECE_SHAPES) {
    const starts = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    for (const [x = 0, y = 0] of starts) {
      expect(Math.abs(x)).toBeLessThan(70);
      expect(Math.abs(y)).toBeLessThan(45);
    }
  }
  const cards = PIECE_SHAPES.filter(({ id }) => id.startsWith('cards'));
  expect(new Set(cards.map(({ path }) => path.split('M').length)).size).toBe(3);
});
