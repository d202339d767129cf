import { linePath } from '@/lib/dev-stats/charts/scale';
import { AxisChart, type AxisChartProps, type Plot } from './axis-chart';
import { Dots } from './dots';
import { seriesStyle } from './series-styles';

interface BarChartProps extends AxisChartProps {
  /** Draws the second series as a line over the columns of the first, which leaves them room on a phone. */
  hasLine?: boolean;
}

export function BarChart({ hasLine = false, ...chart }: BarChartProps) {
  return (
    <AxisChart
      {...chart}
      columns={hasLine ? 1 : chart.series.length || 1}
      draw={(plot) => (hasLine ? <Compared {...plot} /> : <Columns {...plot} />)}
    />
  );
}

/** Share of a position that its columns take. */
const FILLED = 0.7;
/** In pixels. */
const WIDEST = 96;

function Columns({ x, y, series, cursor }: Plot) {
  const room = Math.min((x(1) - x(0)) * FILLED, WIDEST);
  const width = room / series.length;
  return series.map(({ name, values }, index) => (
    <g key={name} className={seriesStyle(index).color}>
      {values.map((value, position) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a position has one value
          key={position}
          className="chart-mark"
          x={x(position) - room / 2 + index * width}
          y={y(Math.max(0, value ?? 0))}
          width={Math.max(1, width)}
          height={Math.abs(y(0) - y(value ?? 0))}
          opacity={cursor === undefined || cursor === position ? 1 : 0.5}
        />
      ))}
    </g>
  ));
}

function Compared({ series, ...plot }: Plot) {
  const { color, dash } = seriesStyle(1);
  const before = series[1];
  return (
    <>
      <Columns {...plot} series={series.slice(0, 1)} />
      {before && (
        <>
          <path className={`chart-line ${color}`} strokeDasharray={dash} d={linePath(before.values, plot.x, plot.y)} />
          <Dots values={before.values} x={plot.x} y={plot.y} className={color} />
        </>
      )}
    </>
  );
}
