import type { ReactNode } from 'react';
import type { Axis } from '@/lib/dev-stats/charts/axis';
import { rangeOfValues, type Series, toTable, valueText } from '@/lib/dev-stats/charts/chart';
import { axisTicks, createFrame, type Frame, nearest, xScale, yScale } from '@/lib/dev-stats/charts/scale';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import { Axes } from './axes';
import { ChartFrame, type FrameProps } from './chart-frame';
import { SeriesLegend } from './legend';
import { PlotBox } from './plot-box';

const USUAL_HEIGHT = 180;

export interface AxisChartProps extends FrameProps {
  axis: Axis;
  /** Up to four; empty while loading. */
  series: readonly Series[];
  /** Lowest and highest value of the vertical axis; from zero to the highest value by default. */
  domain?: readonly [min?: number, max?: number];
  isWhole?: boolean;
  height?: number;
  /** A value with its unit: "12 commits", "5.0 min". */
  format?(value: number): string;
  formatTick?(value: number): string;
}

export interface Plot {
  axis: Axis;
  x(position: number): number;
  y(value: number): number;
  frame: Frame;
  series: readonly Series[];
  cursor: number | undefined;
}

interface BaseProps extends AxisChartProps {
  /** How many of the series, from the first, are columns. */
  columns: number;
  draw(plot: Plot): ReactNode;
}

export function AxisChart({ columns, draw, ...chart }: BaseProps) {
  const {
    title,
    axis,
    series,
    domain,
    isWhole = false,
    height = USUAL_HEIGHT,
    format = formatCount,
    formatTick = formatCount,
  } = chart;
  const isColumns = columns > 0;
  const { min, max } = rangeOfValues(series, domain);
  const ticks = axisTicks(min, max, isWhole);
  const tickLabels = ticks.map(formatTick);
  const count = axis.keys.length;
  const isBlank = series.length > 0 && series.every(({ values }) => values.every((value) => value === null));
  const frameFor = (width: number) => createFrame(width, height, tickLabels);

  function drawAt(width: number, cursor: number | undefined) {
    const frame = frameFor(width);
    const scales = { x: xScale(frame, count, isColumns), y: yScale(frame, ticks) };
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="chart-svg">
        <Axes frame={frame} axis={axis} ticks={ticks} tickLabels={tickLabels} {...scales} />
        {draw({ axis, frame, series, cursor, ...scales })}
        {cursor !== undefined && !isColumns && (
          <path className="chart-guide" d={`M${scales.x(cursor)},${frame.top}V${height - frame.bottom}`} />
        )}
      </svg>
    );
  }

  return (
    <ChartFrame
      {...chart}
      isEmpty={isBlank || chart.isEmpty === true}
      format={format}
      table={toTable(chart)}
      legend={<SeriesLegend series={series} columns={columns} />}
    >
      <PlotBox
        label={title}
        count={series.length > 0 ? count : 0}
        positionAt={(pixels, width) => nearest(xScale(frameFor(width), count, isColumns), count, pixels)}
        describe={(position) => valueText(chart, position, format)}
        height={height}
      >
        {(width, cursor) => series.length > 0 && drawAt(width, cursor)}
      </PlotBox>
    </ChartFrame>
  );
}
