import { type Box, inflate, lineBox, overlaps, type Point, segments } from './geometry';

/** How far along a straight part of the edge a label may stand, best first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** What keeps a label from being read, by how much. */
const PENALTY = { node: 1000, label: 1000, line: 100, end: 60 };

/** Room an arrow head or a corner needs beside a label. */
const CLEAR = 16;

interface Surroundings {
  /** Cards and titles. */
  boxes: Box[];
  /** Labels that have their place already. */
  labels: Box[];
  /** The other edges. */
  lines: Point[][];
}

/** The place on the edge for a label of this size at which it covers least: its box, or undefined without an edge. */
export function placeLabel(
  points: Point[],
  size: Pick<Box, 'width' | 'height'>,
  around: Surroundings,
): Box | undefined {
  const candidates = segments(points).flatMap((segment) =>
    PLACES.map((place, rank) => {
      const box = boxOn(segment, place, size);
      return { box, cost: costOf(box, around) + crampedness(segment, place, size) + rank };
    }),
  );
  return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.box;
}

function boxOn([a, b]: [Point, Point], place: number, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  return { x: a.x + (b.x - a.x) * place - width / 2, y: a.y + (b.y - a.y) * place - height / 2, width, height };
}

function costOf(box: Box, { boxes, labels, lines }: Surroundings): number {
  const near = inflate(box, 6);
  const crossed = lines.flatMap(segments).filter(([a, b]) => overlaps(near, lineBox(a, b)));
  return (
    boxes.filter((other) => overlaps(near, other)).length * PENALTY.node +
    labels.filter((other) => overlaps(near, other)).length * PENALTY.label +
    crossed.length * PENALTY.line
  );
}

/** How much of the straight part's ends the label would cover; long parts are better than short ones. */
function crampedness([a, b]: [Point, Point], place: number, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const length = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  const half = (a.y === b.y ? width : height) / 2 + CLEAR;
  const missing = Math.max(half - place * length, half - (1 - place) * length, 0);
  return (missing / half) * PENALTY.end * 2 + 400 / (length + 1);
}
