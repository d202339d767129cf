import type { Axis } from '@/lib/dev-stats/charts/axis';
import { rangeOfValues, type Series, valueText } from '@/lib/dev-stats/charts/chart';
import { areaPath, axisTicks, createFrame, linePath, nearest, xScale, yScale } from '@/lib/dev-stats/charts/scale';
import { formatShare } from '@/lib/dev-stats/rules/format/numbers';
import { ChartFrame, type FrameProps } from '../charts/chart-frame';
import { seriesStyle } from '../charts/legend';
import { Dots } from '../charts/marks';
import { PlotBox } from '../charts/plot-box';

const ROWS_WHILE_LOADING = 6;
const ROW_HEIGHT = 44;
const NAME_HEIGHT = 28;
const AXIS_HEIGHT = 24;

interface ShareChartProps extends FrameProps {
  axis: Axis;
  series: readonly Series[];
}

/** One small area for each series, below each other, with the same scales and one cursor. */
export function ShareChart(chart: ShareChartProps) {
  const { title, axis, series } = chart;
  const { min, max } = rangeOfValues(series);
  const highest = axisTicks(min, max).at(-1) ?? 1;
  const count = axis.keys.length;
  const height = (series.length || ROWS_WHILE_LOADING) * (ROW_HEIGHT + NAME_HEIGHT) + AXIS_HEIGHT;
  const frameFor = (width: number) => ({ ...createFrame(width, ROW_HEIGHT, []), left: 0, right: 0, top: 4, bottom: 0 });

  function drawAt(width: number, cursor: number | undefined) {
    const frame = frameFor(width);
    const scales = { x: xScale(frame, count), y: yScale(frame, [0, highest]) };
    const shown = cursor ?? count - 1;
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="chart-svg">
        {series.map(({ name, values }, index) => (
          <g key={name} transform={`translate(0 ${index * (ROW_HEIGHT + NAME_HEIGHT)})`}>
            <text className="chart-name" x={0} y={22}>
              {name}
            </text>
            <text x={width} y={22} textAnchor="end">
              {formatShare(values[shown])}
            </text>
            <g transform={`translate(0 ${NAME_HEIGHT})`} className={seriesStyle(0).color}>
              <path className="chart-grid" d={`M0,${ROW_HEIGHT}H${width}`} />
              <path className="chart-area" d={areaPath(values, scales.x, scales.y)} />
              <path className="chart-line" d={linePath(values, scales.x, scales.y)} />
              <Dots values={values} {...scales} />
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
    <ChartFrame {...chart}>
      <PlotBox
        label={title}
        count={series.length > 0 ? count : 0}
        positionAt={(pixels, width) => nearest(xScale(frameFor(width), count), count, pixels)}
        describe={(position) => valueText(chart, position, formatShare)}
        height={height}
      >
        {(width, cursor) => series.length > 0 && drawAt(width, cursor)}
      </PlotBox>
    </ChartFrame>
  );
}
