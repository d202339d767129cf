import { type Box, center, type Point } from './geometry';
import { cellAt, cornerCost, type Grid, passCost, STEP } from './grid';

/** Right, down, left, up: as grid steps and as unit vectors of the canvas. */
const DIRECTIONS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

const TURN = 16;

/** Distances of the ports from the middle of a side, in order of preference. */
const PORT_OFFSETS = [0, 30, -30, 60, -60];

export interface Port {
  at: Point;
  cell: number;
  direction: number;
  cost: number;
}

/** The free ports of a node. `stub` pixels stay straight between the node and the first turn. */
export function listPorts(grid: Grid, anchor: Box, stub: number, isArriving: boolean): Port[] {
  const middle = center(anchor);
  return DIRECTIONS.flatMap((out, direction) => {
    const side = out.x ? anchor.height : anchor.width;
    const offsets = PORT_OFFSETS.filter((offset) => offset === 0 || Math.abs(offset) <= side / 2 - 2 * STEP);
    return offsets.flatMap((offset): Port[] => {
      const at = {
        x: middle.x + (out.x * anchor.width) / 2 + Math.abs(out.y) * offset,
        y: middle.y + (out.y * anchor.height) / 2 + Math.abs(out.x) * offset,
      };
      const cell = cellAt(grid, { x: at.x + out.x * stub, y: at.y + out.y * stub });
      if (cell === undefined || grid.blocked[cell]) return [];
      const cost = (2 * Math.abs(offset)) / STEP;
      return [{ at, cell, direction: isArriving ? (direction + 2) % 4 : direction, cost }];
    });
  });
}

/** Dijkstra's algorithm with a bucket per cost (Dial, 1969), which breaks ties the same way. Undefined without a route. */
export function findRoute(grid: Grid, starts: Port[], goals: Port[]): number[] | undefined {
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
  for (const { cell, direction, cost } of starts) {
    reach(cell * 4 + direction, cost + passCost(grid, cell, direction % 2 === 0), -1);
  }
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const state of buckets[cost] ?? []) {
      if (costs[state] !== cost) continue;
      if (state === end) return traceCells(previous, end);
      for (const goal of goals) if (goal.cell * 4 + goal.direction === state) reach(end, cost + goal.cost, state);
      for (const [next, step] of movesFrom(grid, state)) reach(next, cost + step, state);
    }
  }
  return undefined;
}

function movesFrom(grid: Grid, state: number): [number, number][] {
  const cell = Math.floor(state / 4);
  const direction = state % 4;
  const turn = TURN + cornerCost(grid, cell);
  const moves = [1, 3].map((quarter): [number, number] => [cell * 4 + ((direction + quarter) % 4), turn]);
  const { x, y } = DIRECTIONS[direction as 0 | 1 | 2 | 3];
  const ahead = cell + x + y * grid.columns;
  // The border of the grid is blocked, so a step never leaves it.
  if (!grid.blocked[ahead]) moves.push([ahead * 4 + direction, 1 + passCost(grid, ahead, y === 0)]);
  return moves;
}

function traceCells(previous: Int32Array, end: number): number[] {
  const cells: number[] = [];
  for (let state = previous[end] ?? -1; state >= 0; state = previous[state] ?? -1) {
    const cell = Math.floor(state / 4);
    if (cells.at(-1) !== cell) cells.push(cell);
  }
  return cells.reverse();
}
