export interface Progress {
  /** Starts a phase of `total` steps; without a total the number of steps is unknown. */
  start(label: string, total?: number): void;
  step(): void;
  note(message: string): void;
  stop(): void;
}

export const silentProgress: Progress = {
  start() {},
  step() {},
  note() {},
  stop() {},
};
