import { plotFigures, plotGrid, plotStars, project } from '@/lib/astro/sky/chart';

const VIEW = { ra: 19.85, dec: 26, scale: 640 };
const HOURS = [17.5, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22];
/** The hours whose lines reach their label before they fade. */
const LABELED_HOURS = [19, 20];
/** Names to the left of their star: on the right, a line of the figure crosses them. */
const LABELED_LEFT = ['Albireo', 'Altair'];
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
      <g className="fill-ink">
        {stars.map(({ id, x, y, radius }) => (
          <circle key={id} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g className="max-lg:hidden">
        {stars.map(({ id, name, x, y, radius }) => {
          if (!name) return null;
          const isLeft = LABELED_LEFT.includes(name);
          const offset = radius + 9;
          return (
            <text
              key={id}
              x={isLeft ? x - offset : x + offset}
              y={y + 5}
              textAnchor={isLeft ? 'end' : 'start'}
              className="fill-ink-soft"
              fontSize={15}
            >
              {name}
            </text>
          );
        })}
        {LABELED_HOURS.map((hour) => {
          const { x, y } = project(hour, -3, VIEW);
          return (
            <text key={hour} x={x + 5} y={y} className="fill-ink-faint" fontSize={12}>
              {`${hour}h`}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
