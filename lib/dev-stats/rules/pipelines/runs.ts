import type { Accent } from '../../../content/schema/accents';
import { DAY_MS } from '../../../dates';
import { FAILURE_CONCLUSIONS, SUCCESS_CONCLUSIONS, SUCCESS_RATE_BOUNDS } from '../constants';
import { formatEnum } from '../format/numbers';

interface Concluded {
  conclusion: string | null;
}

export function hasSucceeded({ conclusion }: Concluded): boolean {
  return SUCCESS_CONCLUSIONS.some((name) => name === conclusion);
}

export function hasFailed({ conclusion }: Concluded): boolean {
  return FAILURE_CONCLUSIONS.some((name) => name === conclusion);
}

/** Color of a success rate in percent. The rate is not rounded first: 89.96 is yellow. */
export function successRateColor(percent: number): Accent {
  if (percent >= SUCCESS_RATE_BOUNDS.green) return 'green';
  return percent >= SUCCESS_RATE_BOUNDS.yellow ? 'yellow' : 'red';
}

export function runBadge({ conclusion, status }: { conclusion: string | null; status: string }) {
  const color: Accent = conclusion === 'success' ? 'green' : conclusion === 'failure' ? 'red' : 'gray';
  return { text: formatEnum(conclusion ?? status), color };
}

/** Start of a window of the CI/CD tab. Midnight UTC, so that all requests of a day have the same answer in the cache. */
export function actionsSince(now: Date, days: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - days * DAY_MS);
}
