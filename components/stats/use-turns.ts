import { startTransition, useEffect, useState } from 'react';

/** How many parts may show their figures: one more after each painted frame, so that no frame has to lay out all. */
export function useTurns(isReady: boolean, count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isReady || turn === count) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that begins in a frame ends after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setTurn(turn + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady, turn, count]);
  return turn;
}
