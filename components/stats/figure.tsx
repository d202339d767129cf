import { formatCount } from '@/lib/dev-stats/rules/format/numbers';

/** As in all panels, a value is undefined while loading, null when missing. */
export function Figure({ value }: { value: number | null | undefined }) {
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
