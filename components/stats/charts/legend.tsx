import type { ReactNode } from 'react';
import type { Series } from '@/lib/dev-stats/charts/chart';
import { seriesStyle } from './series-styles';

/** Nothing for a single series. */
export function SeriesLegend({ series, columns }: { series: readonly Series[]; columns: number }) {
  if (series.length < 2) return null;
  return (
    <span className="flex flex-wrap gap-x-4">
      {series.map(({ name }, index) => {
        const { color, dash } = seriesStyle(index);
        return (
          <LegendEntry key={name} name={name} color={color}>
            {index < columns ? (
              <path className="chart-mark" d="M-6-6H6V6H-6Z" />
            ) : (
              <path className="chart-line" d="M-10,0H10" strokeDasharray={dash} />
            )}
          </LegendEntry>
        );
      })}
    </span>
  );
}

interface LegendEntryProps {
  name: string;
  color: string;
  /** Drawn around 0,0 and 20 px wide. */
  children: ReactNode;
}

export function LegendEntry({ name, color, children }: LegendEntryProps) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="-10 -8 20 16" width="20" height="16" className={color}>
        {children}
      </svg>
      {name}
    </span>
  );
}
