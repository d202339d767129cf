import type { Dome } from '@/lib/astro/sky/dome';
import { compassPoints, starLabels, starPaths } from '@/lib/astro/sky/dome-drawing';

export const DOME_RADIUS = 325;
const FONT_SIZE = 15;
/** Star names stay to the right of this position, because the text of the page covers the rest. */
const MIN_LEFT = -190;

export function SkyDome({ dome, className = '' }: { dome: Dome; className?: string }) {
  return (
    <svg viewBox="-400 -400 800 800" aria-hidden="true" className={className}>
      <circle r={DOME_RADIUS} fill="none" className="stroke-line-strong" />
      <path d={dome.figures} fill="none" className="stroke-accent-ink/45" />
      <g fill="none" strokeLinecap="round" className="stroke-ink">
        {starPaths(dome.stars).map(({ width, d }) => (
          <path key={width} d={d} strokeWidth={width} />
        ))}
      </g>
      <g fontSize={FONT_SIZE} strokeWidth={4} paintOrder="stroke" className="fill-ink-soft stroke-ground max-lg:hidden">
        {starLabels(dome, FONT_SIZE, MIN_LEFT).map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
        {compassPoints(dome, DOME_RADIUS + 20).map(({ name, x, y }) => (
          <text key={name} x={x} y={y + FONT_SIZE / 3} textAnchor="middle" className="fill-ink-faint">
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
