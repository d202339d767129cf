import { DELIVERY_SAMPLES } from './constants';

export interface Spread {
  count: number;
  median: number | null;
  p90: number | null;
}

export function measureSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, median: percentile(sorted, 0.5), p90: percentile(sorted, 0.9) };
}

export function measureEnough(values: readonly number[]): Spread {
  const count = values.length;
  return count < DELIVERY_SAMPLES ? { count, median: null, p90: null } : measureSpread(values);
}

/** `share` is 0 to 1. Type 7 in Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), as in NumPy. */
export function percentile(sorted: readonly number[], share: number): number | null {
  const position = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(position)];
  const upper = sorted[Math.ceil(position)];
  if (lower === undefined || upper === undefined) return null;
  return lower + (upper - lower) * (position % 1);
}
