import type { Hex } from './hexes';

const SIZE = 20;
const WIDTH = SIZE * Math.sqrt(3);
const MARGIN = 3;

export interface Point {
  x: number;
  y: number;
}

export function boardSize(rows: number): { width: number; height: number } {
  return { width: round(rows * WIDTH + 2 * MARGIN), height: round((rows * 1.5 + 0.5) * SIZE + 2 * MARGIN) };
}

export function findMiddle({ q, r }: Pick<Hex, 'q' | 'r'>): Point {
  return { x: round(WIDTH * (q + r / 2)), y: round(SIZE * 1.5 * r) };
}

export const OUTLINE = [0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = Math.PI * (corner / 3 + 1 / 6);
    return `${round(SIZE * Math.cos(angle))},${round(SIZE * Math.sin(angle))}`;
  })
  .join(' ');

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
