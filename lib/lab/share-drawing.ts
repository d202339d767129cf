import { PALETTE } from '../looks/palette';
import { mulberry32 } from '../random';
import type { Drawing } from '../share/drawing';
import { findMiddle, OUTLINE } from './drawing';
import { walk } from './hexes';

const CENTRE = { x: 960, y: 250 };
const SCALE = 2;
const FROM = { q: -2, r: 2 };
const TO = { q: 4, r: -3 };
const ROWS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const COLUMNS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4];

export function drawHexes(): Drawing {
  const random = mulberry32(9);
  const seen = new Set(walk(FROM, TO, 'left').map(({ q, r }) => `${q},${r}`));
  const hexes = ROWS.flatMap((r) => COLUMNS.map((column) => ({ q: column - Math.floor(r / 2), r }))).map((hex) => {
    const isSeen = seen.has(`${hex.q},${hex.r}`);
    const isWood = random() < 0.16 && !isSeen;
    const fill = isSeen ? PALETTE.violet : isWood ? PALETTE.green : PALETTE.plate;
    const opacity = isSeen ? 0.42 : isWood ? 0.22 : 0.6;
    const { x, y } = findMiddle(hex);
    return `<polygon points="${OUTLINE}" transform="translate(${x} ${y})" fill="${fill}" fill-opacity="${opacity}"/>`;
  });
  const from = findMiddle(FROM);
  const to = findMiddle(TO);
  const svg = [
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})scale(${SCALE})" stroke="${PALETTE.rule}" stroke-width=".7">`,
    ...hexes,
    `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="${PALETTE.ink}" stroke-width="1.5" stroke-dasharray="1 4.5" stroke-linecap="round"/>`,
    `<circle cx="${from.x}" cy="${from.y}" r="5.5" fill="${PALETTE.ink}"/>`,
    `<circle cx="${to.x}" cy="${to.y}" r="6.5" fill="${PALETTE.ground}" stroke="${PALETTE.ink}" stroke-width="2"/>`,
    '</g>',
  ];
  return { svg: svg.join('') };
}
