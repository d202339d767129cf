import { type Box, inflate, type Point } from './geometry';

/** Pixels between two cells; everything that edges meet stands on a multiple of it. */
export const STEP = 10;

/** What a cell costs more than its length, in cells. */
const TOLL = { shared: 300, crossing: 60, beside: [6, 4, 2], near: 2 };

/** What edges are drawn on. */
export interface Surface {
  width: number;
  height: number;
  /** What edges keep clear of. */
  obstacles: Box[];
  /** Heights of hairlines, which edges may cross but not cover. */
  hairlines: number[];
}

/** The canvas as cells. `across` and `along` count the edges that run through a cell horizontally and vertically. */
export interface Grid {
  columns: number;
  rows: number;
  blocked: Uint8Array;
  near: Uint8Array;
  across: Uint8Array;
  along: Uint8Array;
}

/** A grid on which edges keep one step away from the obstacles, and two where there is room. */
export function createGrid({ width, height, obstacles, hairlines }: Surface): Grid {
  const columns = Math.floor(width / STEP) + 1;
  const rows = Math.floor(height / STEP) + 1;
  const bytes = () => new Uint8Array(columns * rows);
  const grid = { columns, rows, blocked: bytes(), near: bytes(), across: bytes(), along: bytes() };
  const edge = inflate({ x: 0, y: 0, width, height }, -STEP);
  for (const cell of grid.blocked.keys()) {
    const point = pointOf(grid, cell);
    const within = (reach: number) => obstacles.some((box) => contains(inflate(box, reach), point));
    grid.blocked[cell] = Number(within(STEP) || !contains(edge, point));
    grid.near[cell] =
      Number(within(2 * STEP)) +
      Number(within(3 * STEP)) +
      Number(hairlines.some((y) => Math.abs(y - point.y) <= STEP));
  }
  return grid;
}

export function cellAt({ columns, rows }: Grid, { x, y }: Point): number | undefined {
  const [column, row] = [Math.round(x / STEP), Math.round(y / STEP)];
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined;
}

export function pointOf({ columns }: Grid, cell: number): Point {
  return { x: (cell % columns) * STEP, y: Math.floor(cell / columns) * STEP };
}

/** What it costs to go through a cell, given the edges that are there already. */
export function tollOf(grid: Grid, cell: number, horizontal: boolean): number {
  const [same, other] = horizontal ? [grid.across, grid.along] : [grid.along, grid.across];
  const aside = horizontal ? grid.columns : 1;
  let toll = (grid.near[cell] ?? 0) * TOLL.near;
  if (same[cell]) toll += TOLL.shared;
  else if (other[cell]) toll += TOLL.crossing;
  for (const [index, cost] of TOLL.beside.entries()) {
    const distance = (index + 1) * aside;
    if (same[cell - distance] || same[cell + distance]) toll += cost;
  }
  return toll;
}

/** What it costs to turn in a cell: a corner on another edge would look like a junction. */
export function turnToll(grid: Grid, cell: number): number {
  return grid.across[cell] || grid.along[cell] ? TOLL.shared : 0;
}

/** Notes that an edge runs through a cell, or with -1 that it no longer does. */
export function occupy(grid: Grid, cell: number, horizontal: boolean, change: 1 | -1): void {
  const lines = horizontal ? grid.across : grid.along;
  lines[cell] = (lines[cell] ?? 0) + change;
}

function contains(box: Box, { x, y }: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
