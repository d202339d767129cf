import { areaPath, linePath } from '@/lib/dev-stats/charts/scale';
import type { Plot } from './axis-chart';
import { seriesStyle } from './series-styles';

export function Lines({ x, y, series, cursor, hasBand }: Plot & { hasBand: boolean }) {
  const [low, high] = series;
  return (
    <>
      {hasBand && low && high && (
        <path className={`chart-area ${seriesStyle(0).color}`} d={areaPath(high.values, x, y, low.values)} />
      )}
      {series.map(({ name, values }, index) => {
        const { color, dash } = seriesStyle(index);
        const selected = cursor === undefined ? null : values[cursor];
        return (
          <g key={name} className={color}>
            <path className="chart-line" strokeDasharray={dash} d={linePath(values, x, y)} />
            {cursor !== undefined && selected != null && (
              <circle className="chart-mark" cx={x(cursor)} cy={y(selected)} r={4} />
            )}
          </g>
        );
      })}
    </>
  );
}
