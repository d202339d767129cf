import { type Box, centre, type Point } from './geometry';
import { cellAt, type Grid, STEP } from './grid';
import { DIRECTIONS, type Terminal } from './search';

/** Distance of further ports from the middle of a side, in the order they are taken. */
const OFFSETS = [0, 30, -30, 60, -60];

/** A place on the side of a node at which an edge may leave or arrive. */
export interface Port extends Terminal {
  at: Point;
}

/**
 * The free places around a node; `arriving` ones face it. The middle of a side is the best, corners are left free.
 * `stub` pixels stay straight between the node and the first turn.
 */
export function portsOf(grid: Grid, anchor: Box, stub: number, arriving: boolean): Port[] {
  return DIRECTIONS.flatMap((out, direction) => {
    const side = out.x ? anchor.height : anchor.width;
    return OFFSETS.filter((offset) => offset === 0 || Math.abs(offset) <= side / 2 - 2 * STEP).flatMap((offset) => {
      const at = portAt(anchor, out, offset);
      const cell = cellAt(grid, { x: at.x + out.x * stub, y: at.y + out.y * stub });
      if (cell === undefined || grid.blocked[cell]) return [];
      return [{ at, cell, direction: arriving ? (direction + 2) % 4 : direction, cost: (2 * Math.abs(offset)) / STEP }];
    });
  });
}

function portAt(anchor: Box, out: Point, offset: number): Point {
  const middle = centre(anchor);
  return {
    x: middle.x + (out.x * anchor.width) / 2 + Math.abs(out.y) * offset,
    y: middle.y + (out.y * anchor.height) / 2 + Math.abs(out.x) * offset,
  };
}
