import type { Clock } from '../../../lib/collectors/shared/time';

/** A clock that advances only by sleeping, without waiting. */
export function fakeClock(start: string): Clock & { slept: number[] } {
  let time = Date.parse(start);
  const slept: number[] = [];
  return {
    slept,
    now: () => new Date(time),
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  };
}
