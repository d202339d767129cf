import { centre, type Point } from './geometry';
import { cellAt, createGrid, type Grid, occupy, pointOf, type Surface } from './grid';
import type { DiagramEdge } from './model';
import { type Port, portsOf } from './ports';
import type { PlacedNode } from './scene';
import { findRoute } from './search';

/** Every route is looked for again, among all the others, until this often. */
const ROUNDS = 4;

interface Canvas extends Surface {
  /** Straight pixels between a node and the first turn of an edge. */
  stub: number;
}

interface Route {
  cells: number[];
  points: Point[];
  cost: number;
}

type Routes = Map<DiagramEdge, Route>;

/**
 * The corners of each edge, from the border of one node to that of the other: horizontal and vertical lines that run
 * through no node. Empty for an edge that has no way, or leads back to its own node.
 */
export function routeEdges(nodes: PlacedNode[], edges: DiagramEdge[], canvas: Canvas): Point[][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const jobs = edges.flatMap((edge) => jobOf(edge, byId) ?? []);
  const obstacles = [...nodes.flatMap(({ box, anchor }) => [box, anchor]), ...canvas.obstacles];
  const shortest = jobs.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const facing = shortest.filter(areAligned);
  const others = shortest.filter((job) => !areAligned(job));
  // Which edge comes first decides who goes round whom, so two orders are tried.
  const tries = [others, others.toReversed()].map((order) =>
    routeAll([...facing, ...order], createGrid({ ...canvas, obstacles }), canvas.stub),
  );
  const best = tries.toSorted((a, b) => totalCost(a) - totalCost(b))[0];
  return edges.map((edge) => best?.get(edge)?.points ?? []);
}

function routeAll(jobs: Job[], grid: Grid, stub: number): Routes {
  const routes: Routes = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { edge, from, to } of jobs) {
      const before = routes.get(edge);
      // A straight line cannot get better, and others make way for it.
      if (before?.points.length === 2) continue;
      mark(grid, before, -1);
      const route = routeBetween(grid, portsOf(grid, from.anchor, stub, false), portsOf(grid, to.anchor, stub, true));
      if (route) routes.set(edge, route);
      mark(grid, route, 1);
    }
  }
  return routes;
}

function totalCost(routes: Routes): number {
  return [...routes.values()].reduce((sum, { cost }) => sum + cost, 0);
}

interface Job {
  edge: DiagramEdge;
  from: PlacedNode;
  to: PlacedNode;
}

function jobOf(edge: DiagramEdge, byId: Map<string, PlacedNode>): Job | undefined {
  const from = byId.get(edge.from);
  const to = byId.get(edge.to);
  return from && to && from !== to ? { edge, from, to } : undefined;
}

function areAligned({ from, to }: Job): boolean {
  const [a, b] = [centre(from.anchor), centre(to.anchor)];
  return a.x === b.x || a.y === b.y;
}

function lengthOf({ from, to }: Job): number {
  const [a, b] = [centre(from.anchor), centre(to.anchor)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function routeBetween(grid: Grid, starts: Port[], goals: Port[]): Route | undefined {
  const found = findRoute(grid, starts, goals);
  if (!found) return undefined;
  const { cells, cost } = found;
  const start = starts.find(({ cell }) => cell === cells[0]);
  const goal = goals.find(({ cell }) => cell === cells.at(-1));
  if (!start || !goal) return undefined;
  const whole = [cellAt(grid, start.at), ...cells, cellAt(grid, goal.at)].filter((cell) => cell !== undefined);
  return { cost, cells: whole, points: cornersOf(whole.map((cell) => pointOf(grid, cell))) };
}

/** Drops the points at which the line does not turn. */
function cornersOf(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}

/** A cell in which the line turns is taken in both directions. */
function mark(grid: Grid, route: Route | undefined, change: 1 | -1): void {
  for (const [index, cell] of route?.cells.entries() ?? []) {
    const next = route?.cells[index + 1];
    if (next === undefined) continue;
    const horizontal = Math.abs(next - cell) < grid.columns;
    occupy(grid, cell, horizontal, change);
    occupy(grid, next, horizontal, change);
  }
}
