import { type Clock, type Countdown, createCountdown } from './countdown';
import { AUTO_CLOSE_MS, type Notice } from './notice';

/** The time left of each visible notice, by its key. */
export function createTimers(clock: Clock, onEnd: (key: number) => void) {
  const countdowns = new Map<number, Countdown>();
  return {
    /** Begins anew; what holds the notice still does. */
    start({ key, autoClose = AUTO_CLOSE_MS }: Notice) {
      const countdown = countdowns.get(key) ?? createCountdown(clock, () => onEnd(key));
      countdowns.set(key, countdown);
      countdown.start(autoClose);
    },
    stop({ key }: Notice) {
      countdowns.get(key)?.stop();
      countdowns.delete(key);
    },
    /** Stops the time of a notice, for each reason separately. */
    hold: (key: number, reason: string) => countdowns.get(key)?.hold(reason),
    release: (key: number, reason: string) => countdowns.get(key)?.release(reason),
  };
}
