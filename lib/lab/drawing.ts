import { round } from '../round';
import { type Hex, walk } from './hexes';

const SIZE = 20;
const WIDTH = SIZE * Math.sqrt(3);
const MARGIN = 3;

export interface Point {
  x: number;
  y: number;
}

export function boardSize(rows: number): { width: number; height: number } {
  return { width: round(rows * WIDTH + 2 * MARGIN, 2), height: round((rows * 1.5 + 0.5) * SIZE + 2 * MARGIN, 2) };
}

export function findMiddle({ q, r }: Pick<Hex, 'q' | 'r'>): Point {
  return { x: round(WIDTH * (q + r / 2), 2), y: round(SIZE * 1.5 * r, 2) };
}

export const OUTLINE = [0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = Math.PI * (corner / 3 + 1 / 6);
    return `${round(SIZE * Math.cos(angle), 2)},${round(SIZE * Math.sin(angle), 2)}`;
  })
  .join(' ');

const OBSERVER = { q: -3, r: 1 };
const WOODS = ['0,-1', '1,1', '-1,2', '3,-2', '2,0'];
const ROWS = [-2, -1, 0, 1, 2];
const COLUMNS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

const isWood = ({ q, r }: Pick<Hex, 'q' | 'r'>) => WOODS.includes(`${q},${r}`);

/** A small board: its hexes, and the ends of an observer's lines to the right, at the first wood or at the edge. */
export function drawScene() {
  const hexes = ROWS.flatMap((r) => COLUMNS.map((column) => ({ q: column - Math.floor(r / 2), r })));
  const targets = hexes.filter(({ q, r }) => q + r / 2 > 3.6);
  return {
    observer: findMiddle(OBSERVER),
    hexes: hexes.map((hex) => ({ ...findMiddle(hex), isWood: isWood(hex) })),
    ends: targets.map((target) => ({
      ...findMiddle(walk(OBSERVER, target, 'left').find(isWood) ?? target),
      name: `${target.q},${target.r}`,
    })),
  };
}
