import { PALETTE } from '../looks/palette';
import { mulberry32 } from '../random';
import type { Drawing } from '../share/drawing';

const POLE = { x: 985, y: 330 };
const COLORS = [PALETTE.ink, PALETTE.soft, PALETTE['violet-text'], PALETTE.violet];
const LENGTH = 0.72;
const HILLS = 'M420 513V470Q560 415 700 452T960 440T1200 400V513Z';

export function drawTrails(): Drawing {
  const random = mulberry32(5);
  const trails = Array.from({ length: 90 }, (_, index) => {
    const radius = 16 + index * 6.4;
    const start = random() * 2 * Math.PI;
    const color = COLORS[Math.floor(random() * COLORS.length)];
    const at = (angle: number) =>
      `${(POLE.x + radius * Math.cos(angle)).toFixed(1)} ${(POLE.y + radius * Math.sin(angle)).toFixed(1)}`;
    const width = (1 + random() * 2).toFixed(1);
    const opacity = (0.3 + random() * 0.65).toFixed(2);
    return [0, 2.2, 4.3]
      .map((turn) => `M${at(start + turn)}A${radius} ${radius} 0 0 1 ${at(start + turn + LENGTH)}`)
      .map((path) => `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`)
      .join('');
  });
  const svg = [
    `<g fill="none" stroke-linecap="round">${trails.join('')}</g>`,
    `<circle cx="${POLE.x}" cy="${POLE.y}" r="3.5" fill="${PALETTE.ink}"/>`,
    `<path d="${HILLS}" fill="${PALETTE.ground}" stroke="${PALETTE.rule}"/>`,
  ];
  return { svg: svg.join('') };
}
