import type { Series } from '@/lib/dev-stats/charts/chart';

/** By color and by dashes, for up to two series. */
const STYLES = [
  { color: 'text-ink', dash: undefined },
  { color: 'text-cyan print:text-soft', dash: '6 3' },
] as const;

export function seriesStyle(index: number): (typeof STYLES)[number] {
  return STYLES[index] ?? STYLES[0];
}

export function SeriesLegend({ series }: { series: readonly Series[] }) {
  if (series.length < 2) return null;
  return (
    <span className="flex flex-wrap gap-x-4">
      {series.map(({ name }, index) => {
        const { color, dash } = seriesStyle(index);
        return (
          <span key={name} className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="-10 -8 20 16" width="20" height="16" className={color}>
              {index === 0 ? (
                <path className="chart-mark" d="M-6-6H6V6H-6Z" />
              ) : (
                <path className="chart-line" d="M-10,0H10" strokeDasharray={dash} />
              )}
            </svg>
            {name}
          </span>
        );
      })}
    </span>
  );
}
