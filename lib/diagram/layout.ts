import { round } from '../round';
import { placeLabel } from './edge-labels';
import { arrowPath, edgePath } from './edge-path';
import { type Box, center } from './geometry';
import { assignFlows, type DiagramModel, type DiagramPath, findPaths, listNodes, readingOrder } from './model';
import { routeEdges } from './route-edges';
import type { Placement } from './scene';
import { placeStack } from './stack';
import { placeSwimlane } from './swimlane';
import { nodeText, stackLines, textBoxes, textWidth, typeSize } from './text';
import { wrapLabel } from './wrap';

/** How each layout draws its edges, in pixels: radius of corners, straight ends, width of the line. */
const LAYOUTS = {
  stack: { place: placeStack, radius: 12, stub: 20, weight: 2 },
  swimlane: { place: placeSwimlane, radius: 28, stub: 40, weight: 3 },
};

/** Line styles for paths. A diagram with more paths draws all edges alike. */
const MAX_FLOWS = 3;

const BOTTOM = { legend: 60, plain: 20 };

export type Scene = ReturnType<typeof drawScene>;

/** Many pages show the same diagram, and routing its edges takes longer than the rest of a page. */
const scenes = new WeakMap<DiagramModel, Scene>();

export function layoutDiagram(model: DiagramModel): Scene {
  const scene = scenes.get(model) ?? drawScene(model);
  scenes.set(model, scene);
  return scene;
}

function drawScene(model: DiagramModel) {
  const { place, weight } = LAYOUTS[model.layout];
  const paths = findPaths(listNodes(model), model.edges);
  const hasLegend = paths.length <= MAX_FLOWS && (paths.length > 1 || listNodes(model).some(({ path }) => path));
  const placement = place(model, hasLegend ? BOTTOM.legend : BOTTOM.plain);
  const { width, height, scale, bands, nodes } = placement;
  return {
    width,
    height,
    scale,
    weight,
    bands,
    nodes: readingOrder(nodes, model.edges).map((node) => ({ ...node, text: nodeText(node, scale) })),
    edges: drawEdges(model, placement, hasLegend ? paths : []),
    legend: hasLegend ? paths.map(({ label }, flow) => ({ label, flow })) : [],
  };
}

function drawEdges(model: DiagramModel, placement: Placement, paths: DiagramPath[]) {
  const { nodes, scale } = placement;
  const { radius, weight } = LAYOUTS[model.layout];
  const routes = routeAll(model, placement);
  const flows = assignFlows(paths, model.edges);
  const boxes = [...nodes.flatMap(({ box, anchor }) => [box, anchor]), ...textBoxes(placement)];
  const labels: Box[] = [];
  return model.edges.map((edge, index) => {
    const points = routes[index] ?? [];
    const lines = routes.filter((route) => route !== points);
    const texts = wrapLabel(edge.label ?? '');
    const labelBox =
      texts.length > 0 ? placeLabel(points, labelSize(texts, scale), { boxes, labels, lines }) : undefined;
    if (labelBox) labels.push(labelBox);
    return {
      ...edge,
      points,
      path: edgePath(points, radius, weight),
      arrow: arrowPath(points, weight),
      flow: flows[index] ?? 0,
      labelBox: labelBox && rounded(labelBox),
      labelLines: labelBox ? stackLines(texts, 'edge', scale, center(labelBox)) : [],
    };
  });
}

function routeAll({ layout, edges }: DiagramModel, placement: Placement) {
  const { nodes, bands, width, height, obstacles } = placement;
  const top = bands[0]?.box.y ?? 0;
  const bottom = bands.at(-1)?.box;
  const end = bottom ? bottom.y + bottom.height : height;
  // No edge belongs above the first band or below the last.
  const outside = [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: end, width, height: height - end },
  ];
  return routeEdges(nodes, edges, {
    width,
    height,
    stub: LAYOUTS[layout].stub,
    obstacles: [...obstacles, ...textBoxes(placement), ...outside],
    rules: bands.map(({ box }) => box.y),
  });
}

function labelSize(texts: string[], scale: number): Pick<Box, 'width' | 'height'> {
  const { size, line } = typeSize('edge', scale);
  const widths = texts.map((text) => textWidth(text, size));
  return { width: Math.max(...widths) + 12, height: texts.length * line + 2 };
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
