import type { FieldName } from './cover';
import { disc, type Point, polygon } from './path';

type Random = () => number;

interface Layers {
  lines?: string;
  tints?: string;
  solids?: string;
}

const ORIGIN = { x: 0, y: 0 };
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
  areas: (random) => {
    const corner = scatter(random, 30, 18);
    return grid(random, { across: 30, down: 30 }).map(({ column, row }) => {
      const area = polygon(
        SQUARE.map(([x, y]) => corner(column + (x + 1) / 2, row + (y + 1) / 2)),
        ORIGIN,
      );
      return { lines: area, tints: random() < 0.4 ? area : '' };
    });
  },
  routes: (random) => {
    const stop = scatter(random, 36, 20);
    return grid(random, { across: 36, down: 36 }).map(({ column, row }) => {
      const here = stop(column, row);
      const next = stop(column + 1, row + Math.floor(random() * 3) - 1);
      const below = random() < 0.3 ? [stop(column, row + 1)] : [];
      return { lines: polyline([...below, here, next]), solids: disc(here, 2.4, ORIGIN) };
    });
  },
  orbits: (random) => [
    { tints: disc([0, 0], 14, ORIGIN) + disc([0, 0], 24, ORIGIN) },
    ...[24, 42, 63, 87].map((radius) => ({
      lines: disc([0, 0], radius, ORIGIN),
      solids: disc([radius, 0], 2 + random() * 4, { ...ORIGIN, turn: random() * 360 }),
    })),
  ],
};

export function drawField(name: FieldName, random: Random): Required<Layers> {
  const parts = FIELDS[name](random);
  const all = (layer: keyof Layers) => parts.map((part) => part[layer] ?? '').join('');
  return { lines: all('lines'), tints: all('tints'), solids: all('solids') };
}

/** Cells in steps of `across` and `down`; every second row is shifted by a part of a step. */
function grid(random: Random, { across, down, shift = 0 }: { across: number; down: number; shift?: number }) {
  const cells = [];
  for (let row = -Math.ceil(100 / down); row <= 100 / down; row++) {
    for (let column = -Math.ceil(110 / across); column <= 110 / across; column++) {
      const [x, y] = [(column + (row % 2 ? shift : 0)) * across, row * down];
      if (random() < 1.4 - Math.hypot(x, y) / 80) cells.push({ x, y, column, row });
    }
  }
  return cells;
}

/** Points of a square grid, each moved by up to half of `spread` in both directions. */
function scatter(random: Random, step: number, spread: number) {
  const moves = Array.from({ length: 400 }, () => Math.round((random() - 0.5) * spread));
  const move = (index: number) => moves[(index + 400) % 400] ?? 0;
  return (column: number, row: number): Point => [
    column * step + move(2 * (column + 13 * row)),
    row * step + move(2 * (column + 13 * row) + 1),
  ];
}

function polyline(points: readonly Point[]): string {
  return polygon(points, ORIGIN).slice(0, -1);
}
