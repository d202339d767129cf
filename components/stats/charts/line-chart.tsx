import type { Values } from '@/lib/dev-stats/charts/chart';
import { isolatedPositions, linePath } from '@/lib/dev-stats/charts/scale';
import { AxisChart, type AxisChartProps, type Plot } from './axis-chart';
import { seriesStyle } from './legend';

/** A position without a value is a gap. */
export function LineChart(chart: AxisChartProps) {
  return <AxisChart {...chart} columns={0} draw={(plot) => <Lines {...plot} />} />;
}

/** The line to a partial last position is dotted. */
function Lines({ axis, x, y, series, cursor }: Plot) {
  return series.map(({ name, values }, index) => {
    const { color, dash } = seriesStyle(index);
    const end = axis.isOpen ? values.length - 1 : values.length;
    const last = values.map((value, position) => (position < end - 1 ? null : value));
    const selected = cursor === undefined ? null : values[cursor];
    return (
      <g key={name} className={color}>
        <path className="chart-line" strokeDasharray={dash} d={linePath(values.slice(0, end), x, y)} />
        {axis.isOpen && <path className="chart-line" strokeDasharray="0 6" d={linePath(last, x, y)} />}
        <Dots values={values} x={x} y={y} />
        {cursor !== undefined && selected != null && (
          <circle className="chart-mark" cx={x(cursor)} cy={y(selected)} r={4} />
        )}
      </g>
    );
  });
}

interface DotsProps extends Pick<Plot, 'x' | 'y'> {
  values: Values;
  className?: string | undefined;
}

/** Values without a neighbor, which a line alone would leave almost invisible. */
export function Dots({ values, x, y, className }: DotsProps) {
  return isolatedPositions(values).map((position) => (
    <circle
      key={position}
      className={`chart-mark ${className ?? ''}`}
      cx={x(position)}
      cy={y(values[position] ?? 0)}
      r={2.5}
    />
  ));
}
