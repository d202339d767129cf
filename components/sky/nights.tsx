import type { CSSProperties } from 'react';
import { splitDate } from '@/lib/dates';
import { NIGHTS_SIZE, type NightDrawing } from '@/lib/sky/drawing';
import './nights.css';

const { width, height, rule, day } = NIGHTS_SIZE;

/** `path` is made by `drawMoments`. */
export interface NightCommits {
  path: string;
  isDemo: boolean;
}

/** A year of nights. On a phone it lies on its side, with the latest night on the right. */
export function Nights({ drawing, commits }: { drawing: NightDrawing; commits?: NightCommits | undefined }) {
  const { night, dark, today, todayLine, tonight, months, hourWidth } = drawing;
  const date = splitDate(today);
  return (
    <figure className="text-[0.8125rem]/tight text-dim">
      <div className="nights-plot" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <pattern id="night" width="9" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 .5h9" className="stroke-rule" />
          </pattern>
          <pattern id="dark" width="9" height="3" patternUnits="userSpaceOnUse">
            <path d="M0 .5h9" className="stroke-dark" />
          </pattern>
          <path d={night} fill="url(#night)" />
          <path d={dark} fill="url(#dark)" />
          <path d={`M${rule} 0V${height}`} strokeOpacity=".7" className="stroke-ink" />
          {commits && (
            <path
              d={commits.path}
              transform={`translate(${(rule - 15.5 * hourWidth).toFixed(1)}) scale(${hourWidth.toFixed(2)} ${day})`}
              strokeLinecap="round"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          )}
          {todayLine && <path d={`M${todayLine[0]} 0H${todayLine[1]}`} strokeWidth="1.5" className="stroke-amber" />}
        </svg>
        {tonight && todayLine && (
          <>
            <Label x={todayLine[0]} side="start">
              sunset
              <br />
              {tonight.sunset}
            </Label>
            <Label x={clearOfFour(todayLine[1])} side="end">
              sunrise
              <br />
              {tonight.sunrise}
            </Label>
          </>
        )}
        <Label x={rule} side="four">
          04:00
        </Label>
        <span className="absolute top-[calc(100%+0.25rem)] -right-4 whitespace-nowrap text-amber lg:hidden">{`${date.month} ${date.day}`}</span>
        {months.map(({ name, x, y }) => (
          <span key={name} className="nights-month" data-near={y < height / 8 || undefined} style={place(x, y)}>
            {splitDate(name).month}
          </span>
        ))}
      </div>
      <figcaption className="max-w-[34rem] pl-(--log-text) text-[0.875rem]/normal max-lg:pt-2 lg:-mb-20 lg:max-w-[calc(var(--log-rule)-1.5rem)] lg:pl-0">
        {describe(drawing, commits)}
      </figcaption>
    </figure>
  );
}

/** Keeps the label of the sunrise from overlapping that of 04:00, also on a phone, where labels are stacked. */
function clearOfFour(x: number): number {
  return x < rule ? Math.min(x, rule - 58) : Math.max(x, rule + 72);
}

function Label({ x, side, children }: { x: number; side: 'start' | 'end' | 'four'; children: React.ReactNode }) {
  return (
    <span className={`nights-hour nights-${side}`} style={place(x, 0)}>
      {children}
    </span>
  );
}

/** Position as fractions of the drawing's width and height. CSS swaps the axes on narrow screens. */
function place(x: number, y: number) {
  return { '--x': (x / width).toFixed(3), '--y': (y / height).toFixed(3) } as CSSProperties;
}

function describe({ place: name, nightsAtFour }: NightDrawing, commits: NightCommits | undefined): string {
  const four = nightsAtFour === 365 ? 'night here all year' : `night here on ${nightsAtFour} days of the year`;
  const dots = commits ? ` A dot is an hour with commits${commits.isDemo ? ' (demo data)' : ''}.` : '';
  return `A year of nights over ${name}, ruled closer where the sky is fully dark.${dots} The line down most pages is 4\u00a0a.m.: ${four}.`;
}
