import { areaPath, linePath } from '@/lib/dev-stats/charts/scale';
import type { Plot } from './axis-chart';
import { Dots } from './dots';
import { seriesStyle } from './series-styles';

/** The line to a partial last position is dotted. */
export function Lines({ axis, x, y, series, cursor, hasBand }: Plot & { hasBand: boolean }) {
  const [low, high] = series;
  return (
    <>
      {hasBand && low && high && (
        <path className={`chart-area ${seriesStyle(0).color}`} d={areaPath(high.values, x, y, low.values)} />
      )}
      {series.map(({ name, values }, index) => {
        const { color, dash } = seriesStyle(index);
        const end = axis.isOpen ? values.length - 1 : values.length;
        const selected = cursor === undefined ? null : values[cursor];
        return (
          <g key={name} className={color}>
            <path className="chart-line" strokeDasharray={dash} d={linePath(values.slice(0, end), x, y)} />
            {axis.isOpen && (
              <path
                className="chart-line"
                strokeDasharray="0 6"
                d={linePath(
                  values.map((value, position) => (position < end - 1 ? null : value)),
                  x,
                  y,
                )}
              />
            )}
            <Dots {...{ values, x, y }} />
            {cursor !== undefined && selected != null && (
              <circle className="chart-mark" cx={x(cursor)} cy={y(selected)} r={4} />
            )}
          </g>
        );
      })}
    </>
  );
}
