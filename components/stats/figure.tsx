import type { Accent } from '@/lib/content/schema/accents';
import { formatCount } from '@/lib/dev-stats/rules/format';
import { ACCENT_TEXT } from '../ui/accent';

interface FigureProps {
  /** undefined while loading, null when missing. */
  value: number | null | undefined;
}

export function Figure({ value }: FigureProps) {
  return (
    <span className="figures text-figure">
      {value === undefined ? <Skeleton width="w-[3ch]" /> : formatCount(value)}
      {value === null && <span className="ml-2 font-normal text-caption text-ink-faint tracking-normal">no data</span>}
    </span>
  );
}

/** A placeholder as high as a line of text. */
export function Skeleton({ width = 'w-12' }: { width?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block h-[0.7em] max-w-full animate-pulse rounded-chip bg-line ${width}`}
    />
  );
}

interface BarProps {
  /** Filled part, 0 to 100. */
  percent: number;
  color?: Accent;
}

/** Decorative: the value is next to it as text. */
export function Bar({ percent, color = 'gray' }: BarProps) {
  return (
    <span aria-hidden="true" className="bar block h-2 w-full overflow-hidden rounded-full bg-line">
      <span className={`block h-full rounded-full bg-current ${ACCENT_TEXT[color]}`} style={{ width: `${percent}%` }} />
    </span>
  );
}
