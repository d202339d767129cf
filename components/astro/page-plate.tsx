import { type DrawnMap, shrinkDisc } from '@/lib/astro/atlas/map';
import type { PagePlate as Drawing } from '@/lib/astro/atlas/page-plate';
import { SIDES } from '@/lib/astro/field/place-labels';

/** Keeps text readable over lines. */
const OUTLINED = 'stroke-3 stroke-plate [paint-order:stroke]';
const LEGEND = [0, 1, 2, 3, 4, 5, 6];

export function PagePlate({ wide, narrow, title, clock }: Drawing) {
  const sky = clock
    ? `The sky as it crosses the meridian over ${clock.place} on the night of ${formatNight(clock.date)}: right ascension below, the clock above.`
    : 'Right ascension below, declination at the sides.';
  return (
    <figure className="mb-[clamp(1.25rem,3vw,2.5rem)]">
      {/* Text grows when the drawing shrinks. */}
      <Sky map={wide} className="text-[18px] not-print:max-lg:hidden xl:text-[14px]" title={title} />
      <Sky map={narrow} className="text-[13px] min-[36rem]:text-[8.5px] lg:hidden print:hidden" />
      <figcaption className="log-row mt-4 text-caption text-soft">
        <p className="log-text">
          {sky} {wide.frames.length > 0 && 'Frames lead to the pictures in the gallery.'}
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
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="Chart of the sky"
      className={`block h-auto w-full bg-ground fill-none tabular-nums ${className}`}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus */}
      <g aria-hidden="true">
        <rect x=".5" y=".5" width={width - 1} height={height - 1} className="stroke-rule" />
        <rect x={left} y={top} width={across} height={down} className="fill-plate stroke-rule" />
        <svg
          x={left}
          y={top}
          width={across}
          height={down}
          viewBox={`${left} ${top} ${across} ${down}`}
          aria-hidden="true"
        >
          {map.milkyWay.map(
            (d) =>
              d && <path key={d.slice(0, 40) + d.length} d={d} fillRule="evenodd" fill="#6b5a3d" fillOpacity=".13" />,
          )}
          <path d={map.grid} className="stroke-hairline" />
          <path d={map.figures} className="stroke-rule" />
          <path d={map.four} className="stroke-[1.25] stroke-ink" />
        </svg>
        <g strokeLinecap="round" className="stroke-ink forced-colors:stroke-[CanvasText]">
          {map.stars.map((star) => (
            <path key={star.width} d={star.d} strokeWidth={star.width} />
          ))}
        </g>
      </g>
      {map.frames.map(({ href, name, anchor, d, x, y }) => (
        <a key={href} href={href} className="group">
          <path
            d={d}
            className="fill-transparent stroke-[1.5] stroke-violet group-hover:fill-violet/14 group-focus-visible:fill-violet/14"
          />
          <text x={x} y={y} textAnchor={anchor} className={`fill-violet-text ${OUTLINED}`}>
            {name}
          </text>
        </a>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above. It follows the frames, so that no line crosses a name. */}
      <g aria-hidden="true" className="pointer-events-none fill-dim">
        {map.constellations.map(({ id, name, x, y }) => (
          <text key={id} x={x} y={y} textAnchor="middle" className="font-serif tracking-[0.3em]">
            {name.toUpperCase()}
          </text>
        ))}
        {map.names.map(({ name, x, y, side }) => {
          const { dx, dy, anchor } = SIDES[side];
          return (
            <text
              key={name}
              x={Math.round(x * width + dx * 10)}
              y={Math.round(y * height + dy * 17 + 4)}
              textAnchor={anchor}
              className={`fill-ink font-serif ${OUTLINED}`}
            >
              {name}
            </text>
          );
        })}
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
          <text key={label} x={at} y={left / 2 + 5} textAnchor="middle" className={label === '04:00' ? 'fill-ink' : ''}>
            {label}
          </text>
        ))}
      </g>
      {title !== undefined && <Legend x={right} y={bottom} title={title} hasFrames={map.frames.length > 0} />}
    </svg>
  );
}

function Legend({ x, y, title, hasFrames }: { x: number; y: number; title: string; hasFrames: boolean }) {
  const width = hasFrames ? 372 : 212;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus
    <g aria-hidden="true" transform={`translate(${x - width} ${y - 118})`}>
      <rect width={width} height="118" className="fill-plate stroke-rule" />
      <text x="20" y="33" className="fill-ink font-serif text-[1.5em]">
        {title}
      </text>
      <text x="20" y="57" className="fill-soft">
        Stars to magnitude 6, J2000
      </text>
      {LEGEND.map((magnitude) => (
        <g key={magnitude} transform={`translate(${28 + magnitude * 26} 32)`}>
          <circle cy="48" r={(6.5 * shrinkDisc(magnitude + 0.2)).toFixed(1)} className="fill-ink" />
          <text y="72" textAnchor="middle" className="fill-soft">
            {magnitude}
          </text>
        </g>
      ))}
      {hasFrames && (
        <>
          <rect x="216" y="73" width="22" height="14" className="stroke-[1.5] stroke-violet" />
          <text x="246" y="85" className="fill-soft">
            in the gallery
          </text>
        </>
      )}
    </g>
  );
}

function formatDegrees(degrees: number): string {
  return `${degrees > 0 ? '+' : ''}${degrees}°`.replace('-', '−');
}

function formatNight(date: string): string {
  const text = new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return text.replace(' ', '\u00A0');
}
