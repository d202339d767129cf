import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';

const CORNERS = [
  { x: 800, y: 130, radius: 5 },
  { x: 1110, y: 130, radius: 7 },
  { x: 1110, y: 350, radius: 4.5 },
  { x: 800, y: 350, radius: 6 },
];
const FLAP = { x: 955, y: 262, radius: 9 };

export function drawEnvelope(): Drawing {
  const outline = CORNERS.map(({ x, y }) => `${x} ${y}`).join('L');
  const [left, right] = CORNERS;
  const svg = [
    `<path d="M${outline}Z" fill="${PALETTE.violet}" fill-opacity=".08" stroke="${PALETTE['violet-text']}" stroke-opacity=".6" stroke-width="2"/>`,
    `<path d="M${left?.x} ${left?.y}L${FLAP.x} ${FLAP.y}L${right?.x} ${right?.y}" fill="none" stroke="${PALETTE['violet-text']}" stroke-width="2"/>`,
    ...[...CORNERS, FLAP].map(
      ({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.ink}"/>`,
    ),
  ];
  return { svg: svg.join('') };
}
