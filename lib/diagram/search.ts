import { type Grid, tollOf, turnToll } from './grid';

/** Right, down, left, up: as grid steps and as unit vectors of the canvas. */
export const DIRECTIONS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

const TURN = 16;

/** A cell at which a route may start or end, the direction it goes there, and what choosing it costs. */
export interface Terminal {
  cell: number;
  direction: number;
  cost: number;
}

/**
 * The cheapest way from one of the starts to one of the goals: its cells in order and its cost, or undefined where there is none.
 * Dijkstra's algorithm over cells and directions, with a bucket for each cost (Dial, 1969), so ties always fall the same.
 */
export function findRoute(
  grid: Grid,
  starts: Terminal[],
  goals: Terminal[],
): { cells: number[]; cost: number } | undefined {
  const end = grid.blocked.length * 4;
  const costs = new Float64Array(end + 1).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(end + 1).fill(-1);
  const buckets: number[][] = [];
  const reach = (state: number, cost: number, from: number) => {
    if (cost >= (costs[state] ?? 0)) return;
    costs[state] = cost;
    previous[state] = from;
    buckets[cost] ??= [];
    buckets[cost].push(state);
  };
  for (const start of starts) {
    reach(start.cell * 4 + start.direction, start.cost + tollOf(grid, start.cell, start.direction % 2 === 0), -1);
  }
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const state of buckets[cost] ?? []) {
      if (costs[state] !== cost) continue;
      if (state === end) return { cells: cellsOf(previous, end), cost };
      for (const goal of goals) if (goal.cell * 4 + goal.direction === state) reach(end, cost + goal.cost, state);
      for (const [next, step] of movesFrom(grid, state)) reach(next, cost + step, state);
    }
  }
  return undefined;
}

/** One cell ahead, or a quarter turn on the spot. */
function movesFrom(grid: Grid, state: number): [number, number][] {
  const cell = Math.floor(state / 4);
  const direction = state % 4;
  const turn = TURN + turnToll(grid, cell);
  const moves = [1, 3].map((quarter): [number, number] => [cell * 4 + ((direction + quarter) % 4), turn]);
  const { x, y } = DIRECTIONS[direction as 0 | 1 | 2 | 3];
  const ahead = cell + x + y * grid.columns;
  // The border of the grid is blocked, so a step never leaves it.
  if (!grid.blocked[ahead]) moves.push([ahead * 4 + direction, 1 + tollOf(grid, ahead, y === 0)]);
  return moves;
}

function cellsOf(previous: Int32Array, end: number): number[] {
  const cells: number[] = [];
  for (let state = previous[end] ?? -1; state >= 0; state = previous[state] ?? -1) {
    const cell = Math.floor(state / 4);
    if (cells.at(-1) !== cell) cells.push(cell);
  }
  return cells.reverse();
}
