import { getProfile } from '../content/content';
import { PALETTE } from '../looks/palette';
import { drawNights, NIGHTS_SIZE } from '../sky/drawing';
import { findPlace } from '../sky/place';
import type { Drawing } from './drawing';

const SCALE = 0.84;
const LEFT = 796;

export function drawSky(): Drawing {
  const place = findPlace(getProfile());
  const { rule } = NIGHTS_SIZE;
  const line = `<path d="M${rule} -99V560" stroke="${PALETTE.soft}" stroke-width="1.5"/>`;
  const transform = `<g transform="translate(${LEFT} 62) scale(${SCALE})">`;
  if (!place) return { svg: `${transform}${line}</g>` };
  const { night, dark, todayLine } = drawNights(place);
  const lines = (id: string, pitch: number) =>
    `<pattern id="${id}" width="9" height="${pitch}" patternUnits="userSpaceOnUse"><path d="M0 .5h9" stroke="${PALETTE.dark}"/></pattern>`;
  const svg = [
    transform,
    lines('ruled', 6),
    lines('closer', 3),
    `<path d="${night}" fill="url(#ruled)"/><path d="${dark}" fill="url(#closer)"/>`,
    line,
    todayLine && `<path d="M${todayLine[0]} 0H${todayLine[1]}" stroke="${PALETTE.amber}" stroke-width="2"/>`,
    '</g>',
  ];
  const top = { string: '04:00', y: 44, size: 20, weight: 400, color: PALETTE.ink };
  return { svg: svg.filter(Boolean).join(''), texts: [{ ...top, x: LEFT + rule * SCALE + 10 }] };
}
