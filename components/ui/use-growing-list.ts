import { startTransition, useEffect, useMemo, useRef, useState } from 'react';

/** Entries drawn as cards in the page as it is served, and after every change once the keys rest. */
const FULL = 120;

/** Entries drawn with the answer to a key press, which is about what a screen shows, and in each step after it. */
export const STEP = 4;

/** Entries drawn at once for a reader who comes near the last one. */
const NEAR = 24;

/** The next key of one who types usually comes sooner; what it would have to wait for begins later. */
const PAUSE_MS = 200;

interface Drawn<T> {
  /** The change that this answers. */
  change: object;
  count: number;
  /** The entry before `rest`. */
  before: T | undefined;
  rest: readonly T[];
  tail: readonly T[];
}

/**
 * A long list, drawn so that no key press waits for it. A change draws the `first` entries at once; those
 * drawn before stay in the page, to be hidden, until the keys rest. Then the others follow in small steps
 * that a key press interrupts: `rest` as cards, `tail` as names that become cards when a reader comes near
 * `end`. `rest` and `tail` keep their identity until they change, so memoized lists of them cost nothing.
 */
export function useGrowingList<T>(entries: readonly T[], first = STEP) {
  // Coming back to the list before is a change as well: all its cards at once would take as long as new ones.
  const change = useMemo(() => ({ entries, first }), [entries, first]);
  const [drawn, setDrawn] = useState<Drawn<T>>(() => draw(change, FULL));
  const end = useRef<HTMLDivElement>(null);
  const isCurrent = drawn.change === change;
  const count = isCurrent ? drawn.count : first;
  const isComplete = isCurrent && count >= Math.min(FULL, entries.length);

  useEffect(() => {
    if (isCurrent && count >= entries.length) return;
    const grow = (by: number) => startTransition(() => setDrawn((known) => draw(change, count + by, known.tail)));
    if (!isComplete) {
      const pause = setTimeout(() => grow(STEP), isCurrent ? 0 : PAUSE_MS);
      return () => clearTimeout(pause);
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(NEAR), {
      rootMargin: '1200px',
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [entries, change, count, isCurrent, isComplete]);

  const { before, rest, tail } = drawn;
  return { first: entries.slice(0, first), before, rest, tail, isCurrent, isComplete, end };
}

interface Change<T> {
  entries: readonly T[];
  first: number;
}

/** The names come last: until all cards are drawn, those of the list before stay, to be hidden. */
function draw<T>(change: Change<T>, count: number, tailBefore: readonly T[] = []): Drawn<T> {
  const { entries, first } = change;
  const isComplete = count >= Math.min(FULL, entries.length);
  return {
    change,
    count,
    before: entries[first - 1],
    rest: entries.slice(first, count),
    tail: isComplete ? entries.slice(count) : tailBefore,
  };
}
