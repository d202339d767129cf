/** Axial coordinates of a hexagon with a corner at the top. The third cube coordinate is -q - r. */
export interface Hex {
  name: string;
  q: number;
  r: number;
}

/** Which hexes a line along an edge passes through: those on its left or its right. */
export type Side = 'left' | 'right';

const RADIUS = 5;
const DIAMETER = 2 * RADIUS + 1;
/** In hexes: too small to reach the next hex unless the line runs along an edge or through a corner. */
const NUDGE = 1e-6;

export const ROWS: readonly (readonly Hex[])[] = boardRows(RADIUS);

const BY_NAME = new Map(ROWS.flat().map((hex) => [hex.name, hex]));
const BY_PLACE = new Map(ROWS.flat().map((hex) => [formatPlace(hex), hex]));

function boardRows(radius: number): Hex[][] {
  return Array.from({ length: DIAMETER }, (_, row) => {
    const r = row - radius;
    const first = Math.max(-radius, -radius - r);
    return Array.from({ length: DIAMETER - Math.abs(r) }, (_, index) => ({
      name: `${String.fromCodePoint(65 + row)}${index + 1}`,
      q: first + index,
      r,
    }));
  });
}

function formatPlace({ q, r }: Place): string {
  return `${q},${r}`;
}

type Place = Pick<Hex, 'q' | 'r'>;

export function hexNamed(name: string): Hex | undefined {
  return BY_NAME.get(name);
}

export function distance(a: Place, b: Place): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes on a line, ends included. @see https://www.redblobgames.com/grids/hexagons/#line-drawing */
export function walk(from: Place, to: Place, side: Side): Place[] {
  const steps = distance(from, to);
  const q = to.q - from.q;
  const r = to.r - from.r;
  const s = -q - r;
  // The line's direction turned left by 90 degrees.
  const push = ((side === 'left' ? 1 : -1) * NUDGE) / Math.max(steps, 1);
  const pushQ = (r - s) * push;
  const pushR = (s - q) * push;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = steps === 0 ? 0 : step / steps;
    return nearestPlace(from.q + q * part + pushQ, from.r + r * part + pushR);
  });
}

/** Rounds cube coordinates and corrects the one that was rounded most, so that their sum stays 0. */
function nearestPlace(q: number, r: number): Place {
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) near.q = -near.r - near.s;
  else if (off.r > off.s) near.r = -near.q - near.s;
  // Adding 0 turns -0 into 0.
  return { q: near.q + 0, r: near.r + 0 };
}

/** Every line between two hexes stays on the board. */
export function hexesBetween(from: Hex, to: Hex, side: Side): Hex[] {
  return walk(from, to, side)
    .slice(1, -1)
    .flatMap((place) => BY_PLACE.get(formatPlace(place)) ?? []);
}

const STEPS: Record<string, (hex: Hex) => Place[]> = {
  ArrowLeft: ({ q, r }) => [{ q: q - 1, r }],
  ArrowRight: ({ q, r }) => [{ q: q + 1, r }],
  ArrowUp: ({ q, r }) => [
    { q, r: r - 1 },
    { q: q + 1, r: r - 1 },
  ],
  ArrowDown: ({ q, r }) => [
    { q: q - 1, r: r + 1 },
    { q, r: r + 1 },
  ],
};

/** The hex that a key leads to, undefined at the border. Up and down alternate sides, so that they keep straight. */
export function hexByKey(hex: Hex, key: string): Hex | undefined {
  const row = ROWS.find((hexes) => hexes.includes(hex)) ?? [];
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  const found = (STEPS[key]?.(hex) ?? []).flatMap((place) => BY_PLACE.get(formatPlace(place)) ?? []);
  return hex.r % 2 === 0 ? found[0] : found.at(-1);
}
