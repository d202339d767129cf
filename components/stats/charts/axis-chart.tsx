import { type ReactNode, useId } from 'react';
import type { Axis } from '@/lib/dev-stats/charts/axis';
import { rangeOfValues, type Series, valueText } from '@/lib/dev-stats/charts/chart';
import { axisTicks, createFrame, nearest, xScale, yScale } from '@/lib/dev-stats/charts/scale';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import { Skeleton } from '../figure';
import { Axes } from './axes';
import { SeriesLegend, seriesStyle } from './legend';
import { Columns, Line } from './marks';
import { PlotBox } from './plot-box';

const USUAL_HEIGHT = 180;

interface AxisChartProps {
  title: string;
  /** One sentence that says what the chart shows; undefined while loading. */
  reading: string | undefined;
  /** By default, the panel says the unit. */
  unit?: string;
  mark?: ReactNode;
  axis: Axis;
  /** One or two; empty while loading. */
  series: readonly Series[];
  /** Draws the first series as columns. All others are lines. */
  isColumns?: boolean;
  /** Lowest and highest value of the vertical axis; from zero to the highest value by default. */
  domain?: readonly [min?: number, max?: number];
  isWhole?: boolean;
  height?: number;
  /** A value with its unit: "12 commits", "5.0 min". */
  format(value: number): string;
  formatTick?(value: number): string;
}

/** Has the same height before and after the data arrive. */
export function AxisChart(chart: AxisChartProps) {
  const {
    title,
    reading,
    unit,
    mark,
    axis,
    series,
    domain,
    isColumns = false,
    isWhole = false,
    height = USUAL_HEIGHT,
    format,
    formatTick = formatCount,
  } = chart;
  const id = useId();
  const { min, max } = rangeOfValues(series, domain);
  const ticks = axisTicks(min, max, isWhole);
  const tickLabels = ticks.map(formatTick);
  const count = axis.keys.length;
  const frameFor = (width: number) => createFrame(width, height, tickLabels);

  function drawAt(width: number, cursor: number | undefined) {
    const frame = frameFor(width);
    const scales = { x: xScale(frame, count, isColumns), y: yScale(frame, ticks) };
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="chart-svg">
        <Axes frame={frame} axis={axis} ticks={ticks} tickLabels={tickLabels} {...scales} />
        {series.map(({ name, values }, index) => {
          const { color, dash } = seriesStyle(index);
          return (
            <g key={name} className={color}>
              {isColumns && index === 0 ? (
                <Columns values={values} partial={axis.partial} cursor={cursor} {...scales} />
              ) : (
                <Line values={values} partial={axis.partial} dash={dash} cursor={cursor} {...scales} />
              )}
            </g>
          );
        })}
        {cursor !== undefined && !isColumns && (
          <path className="chart-guide" d={`M${scales.x(cursor)},${frame.top}V${height - frame.bottom}`} />
        )}
      </svg>
    );
  }

  return (
    <figure aria-labelledby={id} className="chart min-w-0">
      <figcaption>
        <h3 id={id} className="font-medium font-sans">
          {title}
        </h3>
        <p className="min-h-6 text-caption text-soft">
          {mark}
          {reading ?? <Skeleton width="w-64" />}
        </p>
        {unit && (
          <p className="flex min-h-6 flex-wrap items-center gap-x-4 text-caption text-dim tabular-nums">
            <span>{unit}</span>
            <SeriesLegend series={series} />
          </p>
        )}
      </figcaption>
      <PlotBox
        label={title}
        count={series.length > 0 ? count : 0}
        positionAt={(pixels, width) => nearest(xScale(frameFor(width), count, isColumns), count, pixels)}
        describe={(position) => valueText(chart, position, format)}
        height={height}
      >
        {(width, cursor) => series.length > 0 && drawAt(width, cursor)}
      </PlotBox>
    </figure>
  );
}
