/** The clock is read this often: a timer for the whole interval would be wrong after the machine slept or its clock was set. */
const TICK_MS = 60_000;
const FIRST_RETRY_MS = 5 * 60_000;

export interface ScheduleServices {
  /** Collects once. Resolves to whether that succeeded, and never rejects. */
  collect: () => Promise<boolean>;
  /** From the end of one collection to the start of the next, in milliseconds. */
  everyMs: number;
  now: () => number;
  /** Resolves after the time, or at once when stopped. */
  wait: (milliseconds: number) => Promise<void>;
  stop: AbortSignal;
  say: (text: string) => void;
}

/**
 * Collects at once, and again after each interval, until it is stopped. After a failure it tries again in five minutes,
 * then in ten, twenty and so on, but never later than after the interval.
 */
export async function runSchedule({ collect, everyMs, now, wait, stop, say }: ScheduleServices): Promise<void> {
  let failures = 0;
  while (!stop.aborted) {
    const succeeded = await collect();
    if (stop.aborted) return;
    failures = succeeded ? 0 : failures + 1;
    const pause = succeeded ? everyMs : Math.min(everyMs, FIRST_RETRY_MS * 2 ** (failures - 1));
    const from = now();
    say(
      `${succeeded ? 'Next collection' : 'The collection failed. Next try'}: ${new Date(from + pause).toISOString()}`,
    );
    let last = from;
    while (!stop.aborted && last < from + pause) {
      await wait(Math.min(TICK_MS, from + pause - last));
      const current = now();
      if (current < last - TICK_MS) {
        say('The clock was set back. The next collection starts now.');
        break;
      }
      last = current;
    }
  }
}

/** Milliseconds of "24h" or "90m"; undefined for anything else. At least a minute, at most 30 days. */
export function parseInterval(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,5})([mh])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (unit === 'h' ? 3_600_000 : 60_000);
  return milliseconds >= 60_000 && milliseconds <= 30 * 24 * 3_600_000 ? milliseconds : undefined;
}
