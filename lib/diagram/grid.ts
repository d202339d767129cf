import { type Box, inflate, type Point } from './geometry';

/** Pixels between two cells. Nodes stand on multiples of it. */
export const STEP = 10;

/** Costs of a cell beyond its length. `beside` is for parallel edges one, two and three cells away. */
const COST = { shared: 300, crossing: 60, beside: [6, 4, 2], near: 2 };

export interface Surface {
  width: number;
  height: number;
  obstacles: Box[];
  /** Heights of rules that edges may cross but not follow. */
  rules: number[];
}

/** The canvas in cells. `horizontal` and `vertical` count the edges that run through a cell in that direction. */
export interface Grid {
  columns: number;
  rows: number;
  blocked: Uint8Array;
  near: Uint8Array;
  horizontal: Uint8Array;
  vertical: Uint8Array;
}

export function createGrid({ width, height, obstacles, rules }: Surface): Grid {
  const columns = Math.floor(width / STEP) + 1;
  const rows = Math.floor(height / STEP) + 1;
  const bytes = () => new Uint8Array(columns * rows);
  const grid = { columns, rows, blocked: bytes(), near: bytes(), horizontal: bytes(), vertical: bytes() };
  const inside = inflate({ x: 0, y: 0, width, height }, -STEP);
  for (const cell of grid.blocked.keys()) {
    const point = toPoint(grid, cell);
    const isWithin = (steps: number) => obstacles.some((box) => contains(inflate(box, steps * STEP), point));
    const isOnRule = rules.some((y) => Math.abs(y - point.y) <= STEP);
    grid.blocked[cell] = Number(isWithin(1) || !contains(inside, point));
    grid.near[cell] = Number(isWithin(2)) + Number(isWithin(3)) + Number(isOnRule);
  }
  return grid;
}

export function cellAt({ columns, rows }: Grid, { x, y }: Point): number | undefined {
  const column = Math.round(x / STEP);
  const row = Math.round(y / STEP);
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined;
}

export function toPoint({ columns }: Grid, cell: number): Point {
  return { x: (cell % columns) * STEP, y: Math.floor(cell / columns) * STEP };
}

export function passCost(grid: Grid, cell: number, isHorizontal: boolean): number {
  const [same, other] = isHorizontal ? [grid.horizontal, grid.vertical] : [grid.vertical, grid.horizontal];
  const aside = isHorizontal ? grid.columns : 1;
  let cost = (grid.near[cell] ?? 0) * COST.near;
  if (same[cell]) cost += COST.shared;
  else if (other[cell]) cost += COST.crossing;
  for (const [index, extra] of COST.beside.entries()) {
    const distance = (index + 1) * aside;
    if (same[cell - distance] || same[cell + distance]) cost += extra;
  }
  return cost;
}

/** A corner on another edge would look like a junction. */
export function cornerCost(grid: Grid, cell: number): number {
  return grid.horizontal[cell] || grid.vertical[cell] ? COST.shared : 0;
}

/** A `change` of -1 removes the edge. Corners count in both directions. */
export function countRoute(grid: Grid, cells: number[], change: 1 | -1): void {
  for (const [index, next] of cells.slice(1).entries()) {
    const cell = cells[index] ?? next;
    const lines = Math.abs(next - cell) < grid.columns ? grid.horizontal : grid.vertical;
    for (const end of [cell, next]) lines[end] = (lines[end] ?? 0) + change;
  }
}

function contains(box: Box, { x, y }: Point): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
