import type { FieldName } from './cover';
import { disc, type Point, polygon } from './path';

type Random = () => number;

interface Layers {
  lines?: string;
  tints?: string;
}

const SQUARE: Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const HEXAGON: Point[] = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
];

/** What is played on, around the origin. It thins out at a distance of about 120. */
const FIELDS: Record<FieldName, (random: Random) => Layers[]> = {
  hexes: (random) =>
    grid(random, { across: 29.4, down: 25.5, shift: 0.5 }).map((cell) => ({
      lines: polygon(HEXAGON, { ...cell, scale: 16 }),
      tints: random() < 0.35 ? polygon(HEXAGON, { ...cell, scale: 13 }) : '',
    })),
  tiles: (random) =>
    grid(random, { across: 28, down: 28 }).map((cell) => {
      const luck = random();
      const triangle = () => polygon(SQUARE.slice(1), { ...cell, scale: 13, turn: 90 * Math.floor(random() * 4) });
      const mark = luck < 0.4 ? triangle() : luck < 0.7 ? disc([0, 0], 8, cell) : '';
      return { lines: polygon(SQUARE, { ...cell, scale: 13 }), tints: mark };
    }),
  board: (random) =>
    grid(random, { across: 36, down: 18, shift: 0.5 }).map((cell) => ({
      tints: polygon(SQUARE, { ...cell, scale: 9 }),
    })),
};

export function drawField(name: FieldName, random: Random): Required<Layers> {
  const parts = FIELDS[name](random);
  const all = (layer: keyof Layers) => parts.map((part) => part[layer] ?? '').join('');
  return { lines: all('lines'), tints: all('tints') };
}

/** Every second row is shifted by a part of a step. */
function grid(random: Random, { across, down, shift = 0 }: { across: number; down: number; shift?: number }) {
  const cells = [];
  for (let row = -Math.ceil(100 / down); row <= 100 / down; row++) {
    for (let column = -Math.ceil(110 / across); column <= 110 / across; column++) {
      const x = (column + (row % 2 ? shift : 0)) * across;
      const y = row * down;
      if (random() < 1.4 - Math.hypot(x, y) / 80) cells.push({ x, y });
    }
  }
  return cells;
}
