import { formatCount } from '@/lib/dev-stats/rules/format/numbers';

interface FigureProps {
  /** As in all panels: undefined while loading, null when missing. */
  value: number | null | undefined;
}

export function Figure({ value }: FigureProps) {
  return (
    <span className="figures text-figure">
      {value === undefined ? <Skeleton width="w-[3ch]" /> : formatCount(value)}
      {value === null && <span className="ml-2 font-normal text-caption text-dim tracking-normal">no data</span>}
    </span>
  );
}

export function Skeleton({ width = 'w-12' }: { width?: string }) {
  return <span aria-hidden="true" className={`inline-block h-[0.7em] max-w-full rounded-card bg-hairline ${width}`} />;
}
