import { memo, useMemo } from 'react';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { createFrame, nearest, xScale } from '@/lib/dev-stats/charts/scale';
import { listHours } from '@/lib/dev-stats/rules/commits/hourly';
import { type DateRange, formatDates } from '@/lib/dev-stats/rules/date-range';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { hourName, longDayName } from '@/lib/dev-stats/rules/format/weekdays';
import { stepsIn, sumsIn } from '@/lib/dev-stats/rules/history/daily';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { findNight, type LocalNights, nightReading, placeHour } from '@/lib/dev-stats/rules/history/nights';
import { Axes } from '../charts/axes';
import { PlotBox } from '../charts/plot-box';
import { Skeleton } from '../figure';
import { MissingHistory } from '../notices';
import { Panel } from '../panel';
import { usePeriod } from '../period';
import { useHistory } from '../queries';
import './sky.css';

const HEIGHT = 300;
const TITLE = 'Commits by date and hour';
/** 04:00 in hours since noon. */
export const FOUR = 16;
/** By hours since noon. */
export const HOUR_LABELS = [
  [0, '12:00'],
  [6, '18:00'],
  [12, '00:00'],
  [FOUR, '04:00'],
  [24, '12:00'],
] as const;
const TICKS = HOUR_LABELS.map(([hour]) => hour);
const LABELS = HOUR_LABELS.map(([, label]) => label);
/** Diameter of a dot, by the commits of an hour. */
const SIZES = [
  [1, 2.6],
  [3, 4],
  [6, 5.6],
  [Number.POSITIVE_INFINITY, 7.5],
] as const;
/** Days between two corners of the band of nights. */
const CORNER_DAYS = 3;

/** Ruled lines of the nights, closer during full darkness. */
const RULES = [
  { id: 'year-night', gap: 6, edges: [0, 3] },
  { id: 'year-dark', gap: 3, edges: [1, 2] },
] as const;

interface YearPanelProps {
  /** Whether the figures of the page have loaded. The history is requested after them. */
  isReady: boolean;
  range: DateRange;
  nights: LocalNights | undefined;
}

export function YearPanel({ isReady, range, nights }: YearPanelProps) {
  const history = useHistory(isReady);
  const hasPeriod = usePeriod() !== undefined;
  const dates = useMemo(() => stepsIn(range, 'day'), [range]);
  const commits = history ? sumsIn(history.dates, history.commits, range, 'day') : [];
  const rows = useMemo(() => {
    const hours = history ? [...listHours(history, range)] : [];
    return hours.map(({ date, hour, commits }) => [date, hourName(hour), commits] as const);
  }, [history, range]);
  const whose = hasPeriod ? 'these' : 'the year’s';
  return (
    <Panel
      title={TITLE}
      definitions={['day', 'local-hour']}
      note={`${formatDates(range)}, in my local time`}
      table={{ columns: ['Day', 'Hour', 'Commits'], rows }}
    >
      {history === null ? (
        <MissingHistory />
      ) : (
        <>
          <p className="min-h-[4.26em] max-w-[46ch] text-balance font-serif text-lead sm:min-h-[2.84em]">
            {history ? nightReading(history, range, { nights, whose }) : <Skeleton width="w-full" />}
          </p>
          <PlotBox
            label={TITLE}
            count={history ? dates.length : 0}
            height={HEIGHT}
            positionAt={(pixels, width) => nearest(xScale(frameFor(width), dates.length), dates.length, pixels)}
            describe={(day) => `${longDayName(dates[day] ?? range.to)}: ${formatNumber(commits[day] ?? 0, 'commit')}`}
          >
            {(width, cursor) => (
              <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="chart-svg">
                <Year width={width} dates={dates} history={history} nights={nights} />
                {cursor !== undefined && (
                  <path className="chart-guide" d={`M${scaleDates(width, dates).x(cursor)},8V276`} />
                )}
              </svg>
            )}
          </PlotBox>
          <p className="text-caption text-dim">
            A dot is an hour with commits, larger for more.
            {nights &&
              dates.length > 1 &&
              ` The band is the night over ${nights.place}, ruled closer where the sky is fully dark.`}
          </p>
        </>
      )}
    </Panel>
  );
}

function frameFor(width: number) {
  return createFrame(width, HEIGHT, LABELS);
}

function scaleDates(width: number, dates: readonly string[]) {
  const frame = frameFor(width);
  const room = HEIGHT - frame.top - frame.bottom;
  return { frame, x: xScale(frame, dates.length), y: (hours: number) => frame.top + (hours / 24) * room };
}

interface YearProps {
  width: number;
  dates: readonly string[];
  history: History | undefined;
  nights: LocalNights | undefined;
}

const Year = memo(function Year({ width, dates, history, nights }: YearProps) {
  const { frame, x, y } = scaleDates(width, dates);
  return (
    <>
      {nights &&
        RULES.map(({ id, gap, edges }) => (
          <g key={id}>
            <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse">
              <path className="night-rule" d={`M.5,0V${gap}`} />
            </pattern>
            <path fill={`url(#${id})`} d={drawBand(dates, nights, edges, { x, y })} />
          </g>
        ))}
      <Axes frame={frame} axis={timeAxis('day', dates)} ticks={TICKS} tickLabels={LABELS} x={x} y={y} />
      <path className="night-four" d={`M${frame.left},${y(FOUR)}H${width - frame.right}`} />
      {history &&
        drawDots(dates, history, { x, y }).map(({ size, d }) => (
          <path key={size} className="night-dots" strokeWidth={size} d={d} />
        ))}
    </>
  );
});

interface Scales {
  x(position: number): number;
  y(hours: number): number;
}

function drawBand(
  dates: readonly string[],
  nights: LocalNights,
  [from, to]: readonly [0 | 1, 2 | 3],
  { x, y }: Scales,
): string {
  const corners = dates.flatMap((date, day) => {
    const span = day % CORNER_DAYS === 0 || day === dates.length - 1 ? findNight(nights, date) : null;
    return span ? [{ at: x(day).toFixed(1), start: y(span[from]).toFixed(1), end: y(span[to]).toFixed(1) }] : [];
  });
  if (corners.length === 0) return '';
  const upper = corners.map(({ at, start }) => `${at},${start}`);
  const lower = corners.toReversed().map(({ at, end }) => `${at},${end}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}

function drawDots(dates: readonly string[], history: History, { x, y }: Scales) {
  const days = new Map(dates.map((date, day) => [date, day]));
  const paths = SIZES.map(([most, size]) => ({ most, size, d: '' }));
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  for (const { date, hour, commits } of listHours(history, range)) {
    const path = paths.find(({ most }) => commits <= most);
    if (!path) continue;
    const { evening, hours } = placeHour(date, hour);
    // The morning of the first day has no evening before it.
    path.d += `M${x(days.get(evening) ?? 0).toFixed(1)},${y(hours + 0.5).toFixed(1)}h0`;
  }
  return paths;
}
