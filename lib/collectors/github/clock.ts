/** Time as the collectors see it; tests hand in one that does not wait. */
export interface Clock {
  now(): Date;
  /** Resolves after so many milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
