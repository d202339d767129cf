import type { CSSProperties } from 'react';

/** Average width of a serif letter in em, rounded up. */
const LETTER_WIDTH = 0.6;
const SMALLER = 'max-lg:text-[min(var(--text-hero),(100vw-2*var(--page-padding)-var(--log-text))/var(--longest))]';

/** The largest heading of the site, smaller on narrow screens where the longest part of the name would not fit. */
export function OwnerName({ name, className = '' }: { name: string; className?: string }) {
  const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  return (
    <h1
      className={`text-hero ${SMALLER} ${className}`}
      style={{ '--longest': longest * LETTER_WIDTH } as CSSProperties}
    >
      {name}
    </h1>
  );
}
