import { findRoute, listPorts } from './find-route';
import { center, type Point } from './geometry';
import { cellAt, countRoute, createGrid, type Grid, type Surface, toPoint } from './grid';
import type { DiagramEdge } from './model';
import type { PlacedNode } from './scene';

/** The second round routes every edge again among all others. */
const ROUNDS = 2;

interface Job {
  edge: DiagramEdge;
  from: PlacedNode;
  to: PlacedNode;
}

interface Route {
  cells: number[];
  points: Point[];
}

/** Lines that run through no node. Empty for an edge to its own node, and where there is no way (docs/adr/0004). */
export function routeEdges(nodes: PlacedNode[], edges: DiagramEdge[], canvas: Surface & { stub: number }): Point[][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const jobs = edges.flatMap((edge): Job[] => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    return from && to && from !== to ? [{ edge, from, to }] : [];
  });
  const obstacles = [...nodes.flatMap(({ box, anchor }) => [box, anchor]), ...canvas.obstacles];
  const grid = createGrid({ ...canvas, obstacles });
  const routes = new Map<DiagramEdge, Route>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { edge, from, to } of inOrder(jobs)) {
      const before = routes.get(edge);
      if (before?.points.length === 2) continue;
      if (before) countRoute(grid, before.cells, -1);
      const route = routeBetween(grid, from, to, canvas.stub);
      if (!route) continue;
      routes.set(edge, route);
      countRoute(grid, route.cells, 1);
    }
  }
  return edges.map((edge) => routes.get(edge)?.points ?? []);
}

/** Nodes that face each other come first, so that their lines stay straight; then long edges, which need most room. */
function inOrder(jobs: Job[]): Job[] {
  const shortest = jobs.toSorted((a, b) => distance(a) - distance(b));
  return [...shortest.filter(areFacing), ...shortest.filter((job) => !areFacing(job)).toReversed()];
}

function areFacing({ from, to }: Job): boolean {
  const a = center(from.anchor);
  const b = center(to.anchor);
  return a.x === b.x || a.y === b.y;
}

function distance({ from, to }: Job): number {
  const a = center(from.anchor);
  const b = center(to.anchor);
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function routeBetween(grid: Grid, from: PlacedNode, to: PlacedNode, stub: number): Route | undefined {
  const starts = listPorts(grid, from.anchor, stub, false);
  const goals = listPorts(grid, to.anchor, stub, true);
  const route = findRoute(grid, starts, goals);
  const start = starts.find(({ cell }) => cell === route?.[0]);
  const goal = goals.find(({ cell }) => cell === route?.at(-1));
  if (!route || !start || !goal) return undefined;
  const cells = [cellAt(grid, start.at), ...route, cellAt(grid, goal.at)].filter((cell) => cell !== undefined);
  return { cells, points: findCorners(cells.map((cell) => toPoint(grid, cell))) };
}

function findCorners(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}
