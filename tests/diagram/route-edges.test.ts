import { expect, test } from 'vitest';
import { routeEdges } from '../../lib/diagram/route-edges';

const CANVAS = { width: 600, height: 400, stub: 20, obstacles: [], rules: [] };

function node(id: string, x: number, y: number) {
  const box = { x, y, width: 100, height: 60 };
  return { id, label: id, box, anchor: box };
}

test('nodes that face each other are joined by a straight line between their middles', () => {
  const nodes = [node('a', 50, 100), node('b', 350, 100), node('c', 50, 300)];
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'c', to: 'a' },
  ];
  expect(routeEdges(nodes, edges, CANVAS)).toEqual([
    [
      { x: 150, y: 130 },
      { x: 350, y: 130 },
    ],
    [
      { x: 100, y: 300 },
      { x: 100, y: 160 },
    ],
  ]);
});

test('an edge goes around a node in its way', () => {
  const nodes = [node('a', 20, 170), node('b', 240, 170), node('c', 460, 170)];
  const [points = []] = routeEdges(nodes, [{ from: 'a', to: 'c' }], CANVAS);
  expect(points).toHaveLength(4);
  expect(new Set(points.slice(1, -1).map(({ y }) => y)).size).toBe(1);
  expect(Math.abs((points[1]?.y ?? 200) - 200)).toBeGreaterThan(30);
});

test('edges there and back do not share their line', () => {
  const nodes = [node('a', 50, 100), node('b', 350, 100)];
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  const [there, back] = routeEdges(nodes, edges, CANVAS);
  expect(there).not.toEqual(back?.toReversed());
});

test('an edge to its own node or to a missing one has no line', () => {
  const edges = [
    { from: 'a', to: 'a' },
    { from: 'a', to: 'x' },
  ];
  expect(routeEdges([node('a', 50, 100)], edges, CANVAS)).toEqual([[], []]);
});

test('an enclosed node is not reached', () => {
  const walls = [{ x: 300, y: 0, width: 50, height: 400 }];
  const nodes = [node('a', 50, 100), node('b', 400, 100)];
  expect(routeEdges(nodes, [{ from: 'a', to: 'b' }], { ...CANVAS, obstacles: walls })).toEqual([[]]);
});
