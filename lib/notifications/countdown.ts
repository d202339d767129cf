/** Time as the notifications know it, so that tests need not wait. Everything in milliseconds. */
export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Timers take a longer delay for none at all and fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export interface Countdown {
  /** Begins anew; false never ends. What holds it still does. */
  start(ms: number | false): void;
  /** Stops the time for a reason, until every reason given is released. */
  hold(reason: string): void;
  /** Lets the remaining time run when nothing else holds it. */
  release(reason: string): void;
  stop(): void;
}

/** A timer that can be held. */
export function createCountdown(clock: Clock, onEnd: () => void): Countdown {
  const holds = new Set<string>();
  let remaining: number | false = false;
  let startedAt = 0;
  let cancel: (() => void) | undefined;

  function run() {
    if (remaining === false || remaining > LONGEST_DELAY_MS || holds.size > 0) return;
    startedAt = clock.now();
    cancel = clock.after(remaining, onEnd);
  }

  function stop() {
    if (!cancel) return;
    cancel();
    cancel = undefined;
    if (remaining !== false) remaining = Math.max(0, remaining - (clock.now() - startedAt));
  }

  return {
    start(ms) {
      stop();
      remaining = ms;
      run();
    },
    hold(reason) {
      stop();
      holds.add(reason);
    },
    release(reason) {
      if (holds.delete(reason)) run();
    },
    stop,
  };
}
