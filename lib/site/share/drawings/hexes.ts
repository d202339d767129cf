import { mulberry32 } from '../../../random';
import { PALETTE } from '../../palette';
import type { Drawing } from '../texts';

const SIZE = 40;
const [ACROSS, DOWN] = [SIZE * Math.sqrt(3), SIZE * 1.5];
const [FROM, TO] = [
  { column: 5, row: 6 },
  { column: 9, row: 1 },
].map(({ column, row }) => centreOf(column, row)) as [Point, Point];

interface Point {
  x: number;
  y: number;
}

function centreOf(column: number, row: number): Point {
  return { x: 440 + (column + (row % 2) / 2) * ACROSS, y: 36 + row * DOWN };
}

/** A board of hexes, with a sight line and the hexes below it. */
export function drawHexes(): Drawing {
  const random = mulberry32(9);
  const cells = Array.from({ length: 9 }, (_, row) => Array.from({ length: 12 }, (_, column) => centreOf(column, row)));
  const hexes = cells.flat().map((centre) => {
    const isSeen = distanceToLine(centre) < SIZE * 0.6;
    const isWood = !isSeen && random() < 0.16;
    const fill = isSeen ? PALETTE.accent : isWood ? PALETTE.green : PALETTE.night;
    const opacity = isSeen ? 0.42 : isWood ? 0.22 : 0.6;
    return `<path d="${hexagon(centre)}" fill="${fill}" fill-opacity="${opacity}" stroke="${PALETTE['line-strong']}"/>`;
  });
  const svg = [
    ...hexes,
    `<path d="M${FROM.x} ${FROM.y}L${TO.x} ${TO.y}" stroke="${PALETTE.ink}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`,
    `<circle cx="${FROM.x}" cy="${FROM.y}" r="11" fill="${PALETTE.ink}"/>`,
    `<circle cx="${TO.x}" cy="${TO.y}" r="13" fill="${PALETTE.ground}" stroke="${PALETTE.ink}" stroke-width="4"/>`,
  ];
  return { svg: svg.join('') };
}

function hexagon({ x, y }: Point): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 3 + 1 / 6) * Math.PI;
    return `${(x + (SIZE - 2) * Math.cos(angle)).toFixed(1)} ${(y + (SIZE - 2) * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Distance of a point from the sight line, which ends at its hexes. */
function distanceToLine({ x, y }: Point): number {
  const [dx, dy] = [TO.x - FROM.x, TO.y - FROM.y];
  const share = ((x - FROM.x) * dx + (y - FROM.y) * dy) / (dx * dx + dy * dy);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - FROM.x - nearest * dx, y - FROM.y - nearest * dy);
}
