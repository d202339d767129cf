import { formatCount } from '@/lib/dev-stats/rules/format';
import { Pending } from './pending';

interface FigureProps {
  /** undefined while it is on its way, null where it is not known. */
  value: number | null | undefined;
}

/** A large figure. */
export function Figure({ value }: FigureProps) {
  return (
    <span className="figures text-figure">
      {value === undefined ? <Pending width="w-[3ch]" /> : formatCount(value)}
      {value === null && <span className="ml-2 font-normal text-caption text-ink-faint tracking-normal">no data</span>}
    </span>
  );
}
