import { expect, test } from 'vitest';
import { measureSpread, percentile } from '@/lib/dev-stats/rules/percentile';

// The expected values are those of Excel's PERCENTILE.INC.
test.each<[number[], number, number | null]>([
  [[], 0.5, null],
  [[7], 0.5, 7],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.9, 3.7],
  [[1, 2, 3, 4], 1, 4],
])('of %j, the share %d lies below %d', (sorted, share, expected) => {
  const found = percentile(sorted, share);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected, 10);
});

test('the spread of values in any order has their number, median and 90th percentile', () => {
  const values = [30, 10, 20];
  expect(measureSpread(values)).toEqual({ count: 3, median: 20, p90: 28 });
  expect(values).toEqual([30, 10, 20]);
  expect(measureSpread([])).toEqual({ count: 0, median: null, p90: null });
});
