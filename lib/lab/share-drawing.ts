import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';
import { drawScene, OUTLINE } from './drawing';

export function drawHexes(): Drawing {
  const { observer, hexes, ends } = drawScene();
  const svg = [
    `<g transform="translate(880 250)scale(2)" fill="none" stroke="${PALETTE.rule}">`,
    ...hexes.map(
      ({ x, y, isWood }) =>
        `<polygon points="${OUTLINE}" transform="translate(${x} ${y})scale(.96)" fill="${isWood ? PALETTE.rule : PALETTE.plate}"/>`,
    ),
    ...ends.map(({ x, y }) => `<path d="M${observer.x} ${observer.y}L${x} ${y}" stroke="${PALETTE.amber}"/>`),
    `<circle cx="${observer.x}" cy="${observer.y}" r="5" fill="${PALETTE.ink}" stroke="none"/>`,
    '</g>',
  ];
  return { svg: svg.join('') };
}
