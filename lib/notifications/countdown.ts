export type Countdown = ReturnType<typeof startCountdown>;

/** Milliseconds, paused while a reason holds it. False or Infinity never ends. */
export function startCountdown(ms: number | false, onEnd: () => void) {
  const holds = new Set<string>();
  let remaining = ms === false ? Number.POSITIVE_INFINITY : ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    if (!Number.isFinite(remaining)) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, remaining);
  }

  function stop() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  }

  run();
  return {
    hold(reason: string) {
      stop();
      holds.add(reason);
    },
    release(reason: string) {
      if (holds.delete(reason) && holds.size === 0) run();
    },
    stop,
  };
}
