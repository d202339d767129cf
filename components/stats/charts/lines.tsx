import { area, line } from 'd3-shape';
import type { Values } from '@/lib/dev-stats/charts/chart';
import type { Plot } from './axis-chart';
import { seriesStyle } from './series-styles';

export default function Lines({ x, y, series, cursor, hasBand }: Plot & { hasBand: boolean }) {
  const pathOf = line<number | null>(
    (_, position) => x(position),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  return (
    <>
      {hasBand && <Band low={series[0]?.values} high={series[1]?.values} x={x} y={y} />}
      {series.map(({ name, values }, index) => {
        const { color, dash } = seriesStyle(index);
        const selected = cursor === undefined ? null : values[cursor];
        return (
          <g key={name} className={color}>
            <path className="chart-line" strokeDasharray={dash} d={pathOf(values) ?? ''} />
            {cursor !== undefined && selected != null && (
              <circle className="chart-mark" cx={x(cursor)} cy={y(selected)} r={4} />
            )}
          </g>
        );
      })}
    </>
  );
}

interface BandProps extends Pick<Plot, 'x' | 'y'> {
  low: Values | undefined;
  high: Values | undefined;
}

function Band({ low = [], high = [], x, y }: BandProps) {
  const pathOf = area<number | null>()
    .defined((_, position) => low[position] != null && high[position] != null)
    .x((_, position) => x(position))
    .y0((_, position) => y(low[position] ?? 0))
    .y1((_, position) => y(high[position] ?? 0));
  return <path className={`chart-area ${seriesStyle(0).color}`} d={pathOf(low) ?? ''} />;
}
