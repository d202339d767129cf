import { type Box, snap } from './geometry';
import { STEP } from './grid';
import type { DiagramModel, DiagramNode, Lane } from './model';
import type { Band, Heading, PlacedNode, Placement } from './scene';
import { PADDING, stackLines, titleLines, typeSize, wrapToFit } from './text';
import { DETAIL_CHARS, TITLE_CHARS } from './wrap';

const PAGE = { edge: 30, top: 20, margin: 200, right: 40 };
const CARD = { least: 160, width: 200, most: 240, height: 120, gap: 20 };

/** A wide canvas is shown smaller, so its text is larger. */
const SCALE = 8 / 7;

const HEADING = 50;
const RULE = 72;
const RAIL = 180;
const CARD_TOP = 230;
const LEAST_HEIGHT = 390;

/** Side of the square around a station's dot. Edges end at it. */
const STATION = 40;

const INSET = 30;

/** Dots on a line, with cards below, `bottom` pixels above the lower edge. Enlarges a canvas that is too small. */
export function placeSwimlane({ lanes = [], ...canvas }: DiagramModel, bottom: number): Placement {
  const most = Math.max(...lanes.map((lane) => listStations(lane).length), 1);
  const sides = 2 * PAGE.edge + PAGE.margin + PAGE.right;
  const width = Math.max(canvas.width, sides + most * (CARD.least + CARD.gap) - CARD.gap);
  const height = Math.max(canvas.height, PAGE.top + bottom + lanes.length * LEAST_HEIGHT);
  const tall = snap((height - PAGE.top - bottom) / Math.max(lanes.length, 1), STEP);
  const placed = lanes.map((lane, index) => {
    const box = { x: PAGE.edge, y: PAGE.top + index * tall, width: width - 2 * PAGE.edge, height: tall };
    const nodes = placeStations(lane, box);
    return { nodes, band: placeBand(lane, box, nodes) };
  });
  const nodes = placed.flatMap(({ nodes }) => nodes);
  return {
    width,
    height,
    scale: SCALE,
    bands: placed.map(({ band }) => band),
    nodes,
    obstacles: nodes.flatMap(aroundRail),
  };
}

function listStations({ columns }: Lane): DiagramNode[] {
  return columns.flatMap(({ nodes }) => nodes);
}

function placeStations(lane: Lane, band: Box): PlacedNode[] {
  const nodes = listStations(lane);
  const room = band.width - PAGE.margin - PAGE.right;
  const gaps = nodes.length - 1;
  const pitch = Math.max(snap((room - CARD.width) / Math.max(gaps, 1), STEP), CARD.least + CARD.gap);
  const width = Math.min(room - gaps * pitch, pitch - CARD.gap, CARD.most);
  return nodes.map((node, index) => {
    const x = band.x + PAGE.margin + index * pitch;
    const dot = { x: x + INSET, y: band.y + RAIL };
    return {
      ...node,
      box: { x, y: band.y + CARD_TOP, width, height: CARD.height },
      anchor: { x: dot.x - STATION / 2, y: dot.y - STATION / 2, width: STATION, height: STATION },
    };
  });
}

/** The space above and below a dot, for its number and the line to its card. Edges pass between the two. */
function aroundRail({ box: { x, y, width } }: PlacedNode): Box[] {
  const top = y - CARD_TOP + HEADING - 20;
  const rail = y - CARD_TOP + RAIL;
  return [
    { x, y: top, width, height: rail - 30 - top },
    { x, y: rail + 30, width, height: y - rail - 30 },
  ];
}

function placeBand({ id, title, subtitle = '', columns }: Lane, box: Box, nodes: PlacedNode[]): Band {
  const parts = wrapToFit(subtitle.replaceAll('/', '/ '), DETAIL_CHARS, {
    size: typeSize('subtitle', SCALE).size,
    width: PAGE.margin - 2 * PADDING,
  }).map((line) => line.replaceAll('/ ', '/'));
  const top = { x: box.x, y: box.y + HEADING };
  return {
    id,
    box,
    title: stackLines(titleLines(title, SCALE, PAGE.margin), 'title', SCALE, top),
    subtitle: stackLines(parts, 'subtitle', SCALE, { ...top, y: top.y + 26 + 10 * parts.length }),
    headings: columns.flatMap((column) =>
      placeHeading(
        column.title,
        nodes.filter(({ id }) => column.nodes.some((node) => node.id === id)),
        box.y + RULE,
      ),
    ),
  };
}

/** Sits on the rule at `y`; a second line makes it grow upward. */
function placeHeading(text: string, nodes: PlacedNode[], y: number): Heading[] {
  const first = nodes[0]?.box;
  const last = nodes.at(-1)?.box;
  if (!first || !last) return [];
  const x = first.x + PADDING;
  const width = last.x + last.width - x;
  const { size, line } = typeSize('heading', SCALE);
  // Letter spacing adds about a tenth to the width.
  const texts = wrapToFit(text, TITLE_CHARS, { size: size * 1.1, width });
  const middle = y - 10 - (texts.length * line) / 2;
  return [{ lines: stackLines(texts, 'heading', SCALE, { x, y: middle }), x, y, width }];
}
