import { type DataTable, rangeOfValues, toTable, valueText } from '@/lib/dev-stats/charts/chart';
import { areaPath, axisTicks, createFrame, linePath, nearest, xScale, yScale } from '@/lib/dev-stats/charts/scale';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import type { AxisChartProps } from './axis-chart';
import { ChartFrame } from './chart-frame';
import { seriesStyle } from './legend';
import { Dots } from './line-chart';
import { PlotBox } from './plot-box';

const ROW_HEIGHT = 44;
const NAME_HEIGHT = 28;
const AXIS_HEIGHT = 24;

interface AreaMultiplesProps extends Omit<AxisChartProps, 'domain' | 'isWhole' | 'formatTick'> {
  /** Number of rows to leave room for while loading. */
  rows: number;
  /** Whether the last position is the newest, so that its values stand beside the names. */
  isByTime?: boolean;
  /** Default: that of the series. */
  table?: DataTable;
}

/** One small area for each series, below each other, with the same scales and one cursor. */
export function AreaMultiples({ rows, isByTime = false, table, ...chart }: AreaMultiplesProps) {
  const { title, axis, series, format = formatCount } = chart;
  const { min, max } = rangeOfValues(series);
  const ticks = axisTicks(min, max);
  const count = axis.keys.length;
  const height = (series.length || rows) * (ROW_HEIGHT + NAME_HEIGHT) + AXIS_HEIGHT;
  const frameFor = (width: number) => ({ ...createFrame(width, ROW_HEIGHT, []), left: 0, right: 0, top: 4, bottom: 0 });

  function drawAt(width: number, cursor: number | undefined) {
    const frame = frameFor(width);
    const scales = { x: xScale(frame, count), y: yScale(frame, [0, ticks.at(-1) ?? 1]) };
    const shown = cursor ?? (isByTime ? count - 1 : undefined);
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="chart-svg">
        {series.map(({ name, values }, index) => (
          <g key={name} transform={`translate(0 ${index * (ROW_HEIGHT + NAME_HEIGHT)})`}>
            <text className="chart-name" x={0} y={22}>
              {name}
            </text>
            <text x={width} y={22} textAnchor="end">
              {shown !== undefined && (values[shown] == null ? '—' : format(values[shown]))}
            </text>
            <g transform={`translate(0 ${NAME_HEIGHT})`}>
              <path className="chart-grid" d={`M0,${ROW_HEIGHT}H${width}`} />
              <path className={`chart-area ${seriesStyle(0).color}`} d={areaPath(values, scales.x, scales.y)} />
              <path className={`chart-line ${seriesStyle(0).color}`} d={linePath(values, scales.x, scales.y)} />
              <Dots values={values} {...scales} className={seriesStyle(0).color} />
              {cursor !== undefined && <path className="chart-guide" d={`M${scales.x(cursor)},4V${ROW_HEIGHT}`} />}
            </g>
          </g>
        ))}
        <text x={0} y={height - 6}>
          {axis.names[0]}
        </text>
        {count > 1 && (
          <text x={width} y={height - 6} textAnchor="end">
            {axis.names[count - 1]}
          </text>
        )}
      </svg>
    );
  }

  return (
    <ChartFrame {...chart} format={format} table={table ?? toTable(chart)}>
      <PlotBox
        label={title}
        count={series.length > 0 ? count : 0}
        positionAt={(pixels, width) => nearest(xScale(frameFor(width), count), count, pixels)}
        textOf={(position) => valueText(chart, position, format)}
        height={height}
      >
        {(width, cursor) => series.length > 0 && drawAt(width, cursor)}
      </PlotBox>
    </ChartFrame>
  );
}
