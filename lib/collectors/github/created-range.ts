/** Search results that GitHub gives at most when a range of `created` is asked for. */
export const MOST_RESULTS = 1000;

/** Both ends inclusive, whole seconds since 1970. */
export interface CreatedRange {
  from: number;
  to: number;
}

/** The value of the `created` filter: 2026-11-01T00:00:00Z..2026-11-21T08:30:00Z. */
export function createdFilter({ from, to }: CreatedRange): string {
  return `${iso(from)}..${iso(to)}`;
}

/** Later half first, as the newest runs come first; the range itself where it is one second. */
export function halves({ from, to }: CreatedRange): CreatedRange[] {
  if (from >= to) return [{ from, to }];
  const middle = Math.floor((from + to) / 2);
  return [
    { from: middle + 1, to },
    { from, to: middle },
  ];
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
