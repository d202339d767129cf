import { type Box, inflate, lineBox, overlaps, type Point, segments } from './geometry';

const POSITIONS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

const PENALTY = { node: 1000, label: 1000, line: 100, end: 60 };

/** Pixels between a label and an arrow head or a corner. */
const CLEAR = 16;

interface Surroundings {
  boxes: Box[];
  labels: Box[];
  lines: Point[][];
}

/** The position at which a label covers the least; undefined for an edge without length. */
export function placeLabel(
  points: Point[],
  size: Pick<Box, 'width' | 'height'>,
  around: Surroundings,
): Box | undefined {
  const candidates = segments(points).flatMap((segment) =>
    POSITIONS.map((place, rank) => {
      const box = boxOn(segment, place, size);
      return { box, cost: measureCost(box, around) + endCost(segment, place, size) + rank };
    }),
  );
  return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.box;
}

function boxOn([a, b]: [Point, Point], place: number, { width, height }: Pick<Box, 'width' | 'height'>): Box {
  return { x: a.x + (b.x - a.x) * place - width / 2, y: a.y + (b.y - a.y) * place - height / 2, width, height };
}

function measureCost(box: Box, { boxes, labels, lines }: Surroundings): number {
  const near = inflate(box, 6);
  const crossed = lines.flatMap(segments).filter(([a, b]) => overlaps(near, lineBox(a, b)));
  return (
    boxes.filter((other) => overlaps(near, other)).length * PENALTY.node +
    labels.filter((other) => overlaps(near, other)).length * PENALTY.label +
    crossed.length * PENALTY.line
  );
}

function endCost([a, b]: [Point, Point], place: number, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const length = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  const half = (a.y === b.y ? width : height) / 2 + CLEAR;
  const missing = Math.max(half - place * length, half - (1 - place) * length, 0);
  return (missing / half) * PENALTY.end * 2 + 400 / (length + 1);
}
