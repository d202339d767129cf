import { linePath } from '@/lib/dev-stats/charts/scale';
import { AxisChart, type AxisChartProps, type Plot } from './axis-chart';
import { seriesStyle } from './legend';
import { Dots } from './line-chart';

/** The first series are columns, a second one is a line over them. */
export function BarChart(chart: AxisChartProps) {
  return <AxisChart {...chart} columns={1} draw={(plot) => <Columns {...plot} />} />;
}

const FILLED = 0.7;
const WIDEST = 96;

function Columns({ x, y, series: [values, before], cursor }: Plot) {
  const width = Math.max(1, Math.min((x(1) - x(0)) * FILLED, WIDEST));
  const { color, dash } = seriesStyle(1);
  return (
    <>
      <g className={seriesStyle(0).color}>
        {values?.values.map((value, position) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a position has one value
            key={position}
            className="chart-mark"
            x={x(position) - width / 2}
            y={y(Math.max(0, value ?? 0))}
            width={width}
            height={Math.abs(y(0) - y(value ?? 0))}
            opacity={cursor === undefined || cursor === position ? 1 : 0.5}
          />
        ))}
      </g>
      {before && (
        <>
          <path className={`chart-line ${color}`} strokeDasharray={dash} d={linePath(before.values, x, y)} />
          <Dots values={before.values} x={x} y={y} className={color} />
        </>
      )}
    </>
  );
}
