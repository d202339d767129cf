import { DAY_MS } from '../../../dates';

export const SAMPLE_CONTRIBUTIONS = 1204;
/** From Sunday. */
const WEIGHTS = [1, 5, 7, 6, 8, 4, 1];

/** Contributions of each day of this year, UTC, with a fixed sum. */
export function sampleContributions(today: Date): number[] {
  const first = Date.UTC(today.getUTCFullYear(), 0, 1);
  const weights = Array.from({ length: Math.floor((today.getTime() - first) / DAY_MS) + 1 }, (_, index) => {
    const weekday = new Date(first + index * DAY_MS).getUTCDay();
    return (WEIGHTS[weekday] ?? 1) * (1 + ((index * 37) % 11));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, sum] = [0, 0];
  return weights.map((weight) => {
    sum += weight;
    const until = Math.round((SAMPLE_CONTRIBUTIONS * sum) / total);
    const count = until - before;
    before = until;
    return count;
  });
}
