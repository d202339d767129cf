import type { CSSProperties } from 'react';

/** Average width of a serif letter in em, rounded up. */
const LETTER_WIDTH = 0.6;

/** The largest heading of the site, smaller where the longest part of the name would not fit its container. */
export function OwnerName({ name, className = '' }: { name: string; className?: string }) {
  const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  return (
    <h1 className={`owner-name ${className}`} style={{ '--longest': longest * LETTER_WIDTH } as CSSProperties}>
      {name}
    </h1>
  );
}
