import { plotFigures, plotGrid, plotStars, project } from '@/lib/sky/chart';

const VIEW = { ra: 19.85, dec: 26, scale: 640 };
const HOURS = [17.5, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22];
const DECLINATIONS = [-10, 0, 10, 20, 30, 40, 50, 60];

export function StarChart({ className = '' }: { className?: string }) {
  const stars = plotStars(VIEW);
  const triangle = ['Vega', 'Deneb', 'Altair'].flatMap((name) => stars.filter((star) => star.name === name));
  return (
    <svg viewBox="-400 -370 800 800" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id="chart-fade">
          <stop offset="0.45" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </radialGradient>
        <mask id="chart-mask">
          <rect x="-400" y="-370" width="800" height="800" fill="url(#chart-fade)" />
        </mask>
      </defs>
      <path d={plotGrid(VIEW, HOURS, DECLINATIONS)} mask="url(#chart-mask)" fill="none" className="stroke-line" />
      <polygon
        points={triangle.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-accent/5 stroke-accent/60"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path d={plotFigures(VIEW)} fill="none" strokeWidth={1.25} className="stroke-accent-ink/50" />
      {stars.map(({ id, x, y, radius }) => (
        <circle key={id} cx={x} cy={y} r={radius} className="fill-ink" />
      ))}
      {stars.map(({ id, name, x, y, radius }) =>
        name ? (
          <text key={id} x={x + radius + 9} y={y + 5} className="fill-ink-soft max-lg:hidden" fontSize={15}>
            {name}
          </text>
        ) : null,
      )}
      {HOURS.filter(Number.isInteger).map((hour) => {
        const { x, y } = project(hour, -3, VIEW);
        return (
          <text key={hour} x={x + 5} y={y} className="fill-ink-faint" fontSize={12} mask="url(#chart-mask)">
            {hour}h
          </text>
        );
      })}
    </svg>
  );
}
