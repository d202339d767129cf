import type { Accent } from '../../content/schema/accents';
import { DAY_MS } from '../../dates';
import { ACTIONS_WINDOW_WEEKS, FAILURE_CONCLUSIONS, SUCCESS_CONCLUSIONS, SUCCESS_RATE_BOUNDS } from './constants';

export type Outcome = 'success' | 'failure' | 'other';

const OUTCOMES = new Map<string, Outcome>([
  ...SUCCESS_CONCLUSIONS.map((conclusion) => [conclusion, 'success'] as const),
  ...FAILURE_CONCLUSIONS.map((conclusion) => [conclusion, 'failure'] as const),
]);

/** What a conclusion says of the code; unknown ones and runs under way say nothing. */
export function outcomeOf(conclusion: string | null): Outcome {
  return OUTCOMES.get(conclusion ?? '') ?? 'other';
}

interface Counted {
  conclusion: string | null;
  /** 1 for a run that was never started again. */
  attempt: number;
}

/** Rates of runs, one entry a run (its latest attempt), in percent; null where no run succeeded or failed. */
export function runRates(runs: readonly Counted[]) {
  const counted = runs.filter(({ conclusion }) => outcomeOf(conclusion) !== 'other');
  const successes = counted.filter(({ conclusion }) => outcomeOf(conclusion) === 'success').length;
  const retried = counted.filter(({ attempt }) => attempt > 1).length;
  return {
    runs: counted.length,
    successes,
    successRate: rate(successes, counted.length),
    retryRate: rate(retried, counted.length),
  };
}

/** Colour of a success rate in percent. It is judged as computed, so 89.96 is not rounded into the green. */
export function successRateColor(percent: number | null | undefined): Accent {
  if (percent == null) return 'gray';
  if (percent >= SUCCESS_RATE_BOUNDS.green) return 'green';
  return percent >= SUCCESS_RATE_BOUNDS.yellow ? 'yellow' : 'red';
}

/** Text and colour of a run: its conclusion, or its status while it has none. */
export function runBadge({ conclusion, status }: { conclusion?: string | null; status: string }) {
  const color: Accent = conclusion === 'success' ? 'green' : conclusion === 'failure' ? 'red' : 'gray';
  return { text: conclusion ?? status, color };
}

/** Start of the CI/CD tab's window: midnight UTC, so that a whole day asks the same question. */
export function actionsSince(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ACTIONS_WINDOW_WEEKS * 7 * DAY_MS);
}

function rate(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}
