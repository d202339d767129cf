import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';

const COLUMNS = [806, 958];
const ROWS = [190, 370];

export function drawFigures(figures: { value: string; unit: string }[]): Drawing {
  const texts = figures.slice(0, COLUMNS.length * ROWS.length).flatMap(({ value, unit }, index) => {
    const x = COLUMNS[index % 2] ?? 0;
    const y = ROWS[Math.floor(index / 2)] ?? 0;
    return [
      { string: value, x, y, size: 64, weight: 500, color: PALETTE.ink },
      { string: unit, x: x + 2, y: y + 38, size: 22, weight: 400, color: PALETTE['violet-text'] },
    ];
  });
  return { svg: `<path d="M776 110V430" stroke="${PALETTE.rule}"/>`, texts };
}
