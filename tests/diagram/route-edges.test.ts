import { expect, test } from 'vitest';
import { routeEdges } from '../../lib/diagram/route-edges';

const CANVAS = { width: 600, height: 400, stub: 20, obstacles: [], rules: [] };

function node(id: string, x: number, y: number) {
  const box = { x, y, width: 100, height: 60 };
  return { id, label: id, box, anchor: box };
}

test('an edge goes around a node in its way', () => {
  const nodes = [node('a', 20, 170), node('b', 240, 170), node('c', 460, 170)];
  const [points = []] = routeEdges(nodes, [{ from: 'a', to: 'c' }], CANVAS);
  expect(points).toHaveLength(4);
  expect(new Set(points.slice(1, -1).map(({ y }) => y)).size).toBe(1);
  expect(Math.abs((points[1]?.y ?? 200) - 200)).toBeGreaterThan(30);
});

test('an edge to its own node or to a missing one has no line', () => {
  const edges = [
    { from: 'a', to: 'a' },
    { from: 'a', to: 'x' },
  ];
  expect(routeEdges([node('a', 50, 100)], edges, CANVAS)).toEqual([[], []]);
});
