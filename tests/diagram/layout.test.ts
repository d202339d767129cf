import { expect, test } from 'vitest';
import { inflate, lineBox, overlaps, type Point, segments } from '../../lib/diagram/geometry';
import { layoutDiagram, type Scene } from '../../lib/diagram/layout';
import type { DiagramModel } from '../../lib/diagram/model';
import { DIAGRAM_NAMES, readDiagram } from './read-diagram';

// Asserts the sample content.

const crowd = Array.from({ length: 9 }, (_, index) => ({ id: `n${index}`, label: `Component number ${index}` }));
const crowdEdges = [
  { from: 'n0', to: 'n5', label: 'over' },
  { from: 'n5', to: 'n0', label: 'back' },
  { from: 'n0', to: 'n7', label: 'down' },
  { from: 'n8', to: 'n2', label: 'up' },
];

const MODELS: [string, DiagramModel][] = [
  ...DIAGRAM_NAMES.map((name): [string, DiagramModel] => [name, readDiagram(name)]),
  [
    'a crowded stack',
    {
      layout: 'stack',
      width: 1400,
      height: 900,
      tiers: [
        { id: 'a', title: 'Many', nodes: crowd.slice(0, 6) },
        { id: 'b', title: 'Few', nodes: crowd.slice(6) },
      ],
      edges: crowdEdges,
    },
  ],
  [
    'a swimlane on a canvas that is too small',
    {
      layout: 'swimlane',
      width: 320,
      height: 240,
      lanes: [
        { id: 'a', title: 'Up', columns: [{ id: 'c', title: 'One column', nodes: crowd.slice(0, 6) }] },
        { id: 'b', title: 'Down', columns: [{ id: 'd', title: 'Another', nodes: crowd.slice(6) }] },
      ],
      edges: crowdEdges,
    },
  ],
];

const SCENES = MODELS.map(([name, model]) => [name, layoutDiagram(model)] as const);

test.each(SCENES)('no edge of %s runs through a node', (_, { nodes, edges }) => {
  for (const { from, to, points } of edges) {
    expect(points.length, `${from} to ${to}`).toBeGreaterThan(1);
    const lines = segments(points).map(([a, b]) => lineBox(a, b, 0));
    const crossed = nodes.filter(({ box, anchor }) =>
      lines.some((line) => overlaps(inflate(box, -1), line) || overlaps(inflate(anchor, -1), line)),
    );
    expect(crossed.map(({ id }) => id)).toEqual([]);
  }
});

test.each(SCENES)('each edge of %s joins the borders of its nodes with level and upright lines', (_, scene) => {
  const touches = (id: string, point: Point | undefined) => {
    const anchor = scene.nodes.find((node) => node.id === id)?.anchor;
    const dot = point && { ...point, width: 0, height: 0 };
    return anchor && dot && overlaps(inflate(anchor, 1), dot) && !overlaps(inflate(anchor, -1), dot);
  };
  for (const { from, to, points } of scene.edges) {
    expect(segments(points).every(([a, b]) => a.x === b.x || a.y === b.y)).toBe(true);
    expect([touches(from, points[0]), touches(to, points.at(-1))]).toEqual([true, true]);
  }
});

test.each(SCENES)('nodes and labels of %s stay apart and on the canvas', (_, { width, height, nodes, edges }) => {
  const boxes = [...nodes.map(({ box }) => box), ...edges.flatMap(({ labelBox }) => labelBox ?? [])];
  for (const [index, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
  }
});

test.each(SCENES.slice(0, DIAGRAM_NAMES.length))(
  'the edges of %s do not cross, and no label covers another edge',
  (_, { edges }) => {
    const listLines = (edge: Scene['edges'][number]) => segments(edge.points).map(([a, b]) => lineBox(a, b));
    for (const edge of edges) {
      const others = edges.filter((other) => other !== edge).flatMap(listLines);
      const own = [...listLines(edge), ...(edge.labelBox ? [edge.labelBox] : [])];
      expect(own.filter((box) => others.some((line) => overlaps(box, line)))).toEqual([]);
    }
  },
);

test('canvases have the size in the content, and grow if it is too small', () => {
  expect(SCENES.map(([name, { width, height }]) => `${name} ${width}x${height}`)).toEqual([
    'architecture-stack 1400x900',
    'dachshund-app-system 1400x900',
    'deployment-swimlane 1600x900',
    'eng-insights-platform-system 1400x900',
    'qbr-reporting-web-system 1400x1000',
    'a crowded stack 1400x900',
    'a swimlane on a canvas that is too small 1360x820',
  ]);
});

test.each([
  ['architecture-stack', ['Request path', 'Release path']],
  ['deployment-swimlane', ['Release path']],
  ['eng-insights-platform-system', ['Path of a change', 'Path of a page view']],
])('the legend of %s says what each kind of line means', (name, labels) => {
  const { legend } = layoutDiagram(readDiagram(name));
  expect(legend).toEqual(labels.map((label, flow) => ({ label, flow })));
});

const texts = (lines: { text: string }[] | undefined) => lines?.map(({ text }) => text);

test.each([
  ['PLAN', ['PLAN']],
  ['SIT/UAT/Perf Test', ['SIT/UAT/Perf', 'Test']],
  ['Acceptance by the customer', ['Acceptance by', 'the customer']],
  ['One two three four five six seven', ['One two three', 'four five six…']],
])('the column heading "%s" and an edge label wrap to %j', (text, lines) => {
  const { bands, edges } = layoutDiagram({
    layout: 'swimlane',
    width: 1600,
    height: 900,
    lanes: [{ id: 'a', title: 'Lane', columns: [{ id: 'c', title: text, nodes: crowd.slice(0, 2) }] }],
    edges: [{ from: 'n0', to: 'n1', label: text }],
  });
  const [heading] = bands[0]?.headings ?? [];
  const [edge] = edges;
  expect([texts(heading?.lines), texts(edge?.labelLines)]).toEqual([lines, lines]);
  expect(heading?.lines.every(({ y }) => y < heading.y)).toBe(true);
  const { y: top = 0, height = 0 } = edge?.labelBox ?? {};
  expect(edge?.labelLines.every(({ y }) => y > top && y < top + height)).toBe(true);
});
