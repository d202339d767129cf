import { placeLabel } from './edge-labels';
import { arrowPath, edgePath } from './edge-path';
import { flowsOf, readingOrder, sourcesOf } from './flow';
import { type Box, round } from './geometry';
import { type DiagramModel, nodesOf } from './model';
import { routeEdges } from './route-edges';
import type { PlacedEdge, Placement, Scene } from './scene';
import { placeStack } from './stack';
import { placeSwimlane } from './swimlane';
import { nodeText, textBoxes } from './text-block';
import { textWidth } from './text-width';
import { typeSize } from './type-sizes';

/** How a layout draws edges, in pixels: the rounding of corners, straight ends, and the width of the line. */
const LAYOUTS = {
  stack: { place: placeStack, radius: 12, stub: 20, weight: 2 },
  swimlane: { place: placeSwimlane, radius: 28, stub: 40, weight: 3 },
};

/** Kinds of line there are to tell paths apart; with more paths than that, all are drawn alike. */
const MOST_FLOWS = 3;

/** Pixels under the bands, with and without a legend. */
const BOTTOM = { legend: 60, plain: 20 };

/** Many pages show the same diagram, and finding ways for its edges is the costly part of a page. */
const known = new WeakMap<DiagramModel, Scene>();

/** The drawing of a diagram. The same model always gives the same numbers. */
export function layoutDiagram(model: DiagramModel): Scene {
  const scene = known.get(model) ?? drawScene(model);
  known.set(model, scene);
  return scene;
}

function drawScene(model: DiagramModel): Scene {
  const { place, weight } = LAYOUTS[model.layout];
  const sources = sourcesOf(nodesOf(model), model.edges);
  const isTold = sources.length > 1 && sources.length <= MOST_FLOWS;
  const placement = place(model, isTold ? BOTTOM.legend : BOTTOM.plain);
  const { width, height, scale, bands, nodes } = placement;
  return {
    width,
    height,
    scale,
    weight,
    bands,
    nodes: readingOrder(nodes, model.edges).map((node) => ({ ...node, text: nodeText(node, scale) })),
    edges: drawEdges(model, placement, isTold),
    legend: isTold ? sources.map(({ label, path = `From ${label}` }, flow) => ({ label: path, flow })) : [],
  };
}

function drawEdges(model: DiagramModel, placement: Placement, isTold: boolean): PlacedEdge[] {
  const { nodes, scale } = placement;
  const { radius, weight } = LAYOUTS[model.layout];
  const routes = routesOf(model, placement);
  const flows = flowsOf(nodesOf(model), model.edges);
  const boxes = [...nodes.flatMap(({ box, anchor }) => [box, anchor]), ...textBoxes(placement)];
  const labels: Box[] = [];
  return model.edges.map((edge, index): PlacedEdge => {
    const points = routes[index] ?? [];
    const lines = routes.filter((route) => route !== points);
    const size = edge.label ? labelSize(edge.label, scale) : undefined;
    const labelBox = size && placeLabel(points, size, { boxes, labels, lines });
    if (labelBox) labels.push(labelBox);
    return {
      ...edge,
      points,
      path: edgePath(points, radius, weight),
      arrow: arrowPath(points, weight),
      flow: isTold ? (flows[index] ?? 0) : 0,
      labelBox: labelBox && rounded(labelBox),
    };
  });
}

function routesOf({ layout, edges }: DiagramModel, placement: Placement) {
  const { nodes, bands, width, height, obstacles } = placement;
  const [top, bottom] = [bands[0]?.box.y ?? 0, bands.at(-1)?.box];
  const end = bottom ? bottom.y + bottom.height : height;
  // Over the first band and under the last no edge has anything to do.
  const outside = [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: end, width, height: height - end },
  ];
  return routeEdges(nodes, edges, {
    width,
    height,
    stub: LAYOUTS[layout].stub,
    obstacles: [...obstacles, ...textBoxes(placement), ...outside],
    hairlines: bands.map(({ box }) => box.y),
  });
}

function labelSize(label: string, scale: number): Pick<Box, 'width' | 'height'> {
  const { size, line } = typeSize('edge', scale);
  return { width: textWidth(label, size) + 12, height: line + 2 };
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
