import { type Box, snap } from './geometry';
import { STEP } from './grid';
import type { DiagramModel, DiagramNode } from './model';
import type { PlacedNode, Placement } from './scene';
import { stackLines, titleLines } from './text';

const PAGE = { top: 40, right: 30, left: 30, margin: 170 };
const NODE = { width: 180, least: 140, height: 100, gap: 40 };
const SCALE = 1;

/** A multiple of this span divides into whole grid steps for up to five nodes. */
const SPAN = 12 * STEP;

/** From margin to margin, `bottom` pixels above the lower edge. Enlarges a canvas that is too small. */
export function placeStack({ tiers = [], ...canvas }: DiagramModel, bottom: number): Placement {
  const most = Math.max(...tiers.map(({ nodes }) => nodes.length), 1);
  const sides = PAGE.left + PAGE.margin + PAGE.right;
  const width = Math.max(canvas.width, sides + most * (NODE.least + NODE.gap) - NODE.gap);
  const height = Math.max(canvas.height, PAGE.top + bottom + tiers.length * (NODE.height + 2 * NODE.gap));
  const row = snap((height - PAGE.top - bottom) / Math.max(tiers.length, 1), 2 * STEP);
  const share = snap((width - sides - (most - 1) * NODE.gap) / most, 2 * STEP);
  const size = { width: Math.min(NODE.width, share), height: NODE.height };
  const placed = tiers.map(({ id, title: text, nodes }, index) => {
    const box = { x: PAGE.left, y: PAGE.top + index * row, width: width - PAGE.left - PAGE.right, height: row };
    const middle = { x: box.x, y: box.y + row / 2 };
    const title = stackLines(titleLines(text, SCALE, PAGE.margin), 'title', SCALE, middle);
    return { band: { id, box, title, subtitle: [], headings: [] }, nodes: placeRow(nodes, box, size) };
  });
  return {
    width,
    height,
    scale: SCALE,
    bands: placed.map(({ band }) => band),
    nodes: placed.flatMap(({ nodes }) => nodes),
    obstacles: [],
  };
}

function placeRow(nodes: DiagramNode[], band: Box, size: Pick<Box, 'width' | 'height'>): PlacedNode[] {
  const span = snap(band.width - PAGE.margin - size.width, SPAN);
  const left = snap(band.x + band.width - span - size.width, STEP);
  return nodes.map((node, index) => {
    const share = nodes.length > 1 ? index / (nodes.length - 1) : 0.5;
    const box = {
      x: snap(left + share * span, STEP),
      y: band.y + snap((band.height - size.height) / 2, STEP),
      ...size,
    };
    return { ...node, box, anchor: box };
  });
}
