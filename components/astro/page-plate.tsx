import { type DrawnMap, shrinkDisc } from '@/lib/astro/atlas/map';
import type { PagePlate as Drawing } from '@/lib/astro/atlas/page-plate';
import { SIDES } from '@/lib/astro/field/place-labels';
import './page-plate.css';

const LEGEND = [0, 1, 2, 3, 4, 5, 6];

export function PagePlate({ wide, narrow, title, clock }: Drawing) {
  const sky = clock
    ? `The sky as it crosses the meridian over ${clock.place} on the night of ${formatNight(clock.date)}: right ascension below, the clock above.`
    : 'Right ascension below, declination at the sides.';
  return (
    <figure className="page-plate">
      <Sky map={wide} className="page-plate-wide" title={title} />
      <Sky map={narrow} className="page-plate-narrow" />
      <figcaption className="log-row mt-4 text-caption text-soft">
        <p className="log-text">
          {sky} {wide.frames.length > 0 && 'Violet frames lead to the pictures in the gallery.'}
        </p>
      </figcaption>
    </figure>
  );
}

function Sky({ map, className, title }: { map: DrawnMap; className: string; title?: string }) {
  const { width, height } = map;
  const { left, top, width: across, height: down } = map.map;
  const bottom = top + down;
  const right = left + across;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Chart of the sky" className={className}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus */}
      <g aria-hidden="true">
        <rect x=".5" y=".5" width={width - 1} height={height - 1} className="plate-edge" />
        <rect x={left} y={top} width={across} height={down} className="plate-sky" />
        <svg
          x={left}
          y={top}
          width={across}
          height={down}
          viewBox={`${left} ${top} ${across} ${down}`}
          aria-hidden="true"
        >
          {map.milkyWay.map(
            (d) => d && <path key={d.slice(0, 40) + d.length} d={d} fillRule="evenodd" className="plate-cloud" />,
          )}
          <path d={map.grid} className="plate-grid" />
          <path d={map.figures} className="plate-figure" />
          <path d={map.four} className="plate-four" />
        </svg>
        <g className="plate-stars">
          {map.stars.map((star) => (
            <path key={star.width} d={star.d} strokeWidth={star.width} />
          ))}
        </g>
        {map.constellations.map(({ id, name, x, y }) => (
          <text key={id} x={x} y={y} textAnchor="middle" className="plate-constellation">
            {name.toUpperCase()}
          </text>
        ))}
        {map.names.map(({ name, x, y, side }) => {
          const { dx, dy, anchor } = SIDES[side];
          return (
            <text
              key={name}
              x={x * width + dx * 10}
              y={y * height + dy * 17 + 4}
              textAnchor={anchor}
              className="plate-name"
            >
              {name}
            </text>
          );
        })}
        <rect x={left} y={top} width={across} height={down} className="plate-edge" />
        {map.meridians.map(({ value, at }) => (
          <text key={value} x={at} y={bottom + left / 2 + 5} textAnchor="middle">
            {value}h
          </text>
        ))}
        {map.parallels.map(({ value, x, y, turn }) => (
          <text
            key={`${turn} ${value}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            textAnchor="middle"
            dy=".35em"
          >
            {formatDegrees(value)}
          </text>
        ))}
        {map.clock.map(({ label, at }) => (
          <text
            key={label}
            x={at}
            y={left / 2 + 5}
            textAnchor="middle"
            className={label === '04:00' ? 'plate-now' : ''}
          >
            {label}
          </text>
        ))}
      </g>
      {map.frames.map(({ href, name, d, x, y }) => (
        <a key={href} href={href} className="plate-link">
          <path d={d} />
          <text x={x} y={y}>
            {name}
          </text>
        </a>
      ))}
      {title !== undefined && <Legend x={right} y={bottom} title={title} hasFrames={map.frames.length > 0} />}
    </svg>
  );
}

function Legend({ x, y, title, hasFrames }: { x: number; y: number; title: string; hasFrames: boolean }) {
  const width = hasFrames ? 352 : 212;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus
    <g aria-hidden="true" transform={`translate(${x - width} ${y - 118})`}>
      <rect width={width} height="118" className="plate-legend" />
      <text x="20" y="33" className="plate-title">
        {title}
      </text>
      <text x="20" y="57" className="plate-key">
        Stars to magnitude 6, J2000
      </text>
      {LEGEND.map((magnitude) => (
        <g key={magnitude} transform={`translate(${28 + magnitude * 26} 32)`}>
          <circle cy="48" r={6.5 * shrinkDisc(magnitude + 0.2)} className="fill-ink" />
          <text y="72" textAnchor="middle" className="plate-key">
            {magnitude}
          </text>
        </g>
      ))}
      {hasFrames && (
        <>
          <rect x="222" y="73" width="22" height="14" className="plate-frame" />
          <text x="252" y="85" className="plate-key">
            in the gallery
          </text>
        </>
      )}
    </g>
  );
}

/** "+10°", "0°" or "−5°". */
function formatDegrees(degrees: number): string {
  return `${degrees > 0 ? '+' : ''}${degrees}°`.replace('-', '−');
}

function formatNight(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}
