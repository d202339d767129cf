import { expect, test } from 'vitest';
import { areaPath, axisTicks, isolatedPositions, linePath } from '@/lib/dev-stats/charts/scale';

test.each([
  [0, 7, false, [0, 2, 4, 6, 8]],
  [0, 100, false, [0, 50, 100]],
  [0, 1, true, [0, 1]],
  [0, 0, true, [0, 1]],
  [60, 100, false, [60, 70, 80, 90, 100]],
  [0, 48_210, false, [0, 20_000, 40_000, 60_000]],
])('the axis from %s to %s has round values', (min, max, isWhole, ticks) => {
  expect(axisTicks(min, max, isWhole)).toEqual(ticks);
});

test('values between two gaps are isolated', () => {
  expect(isolatedPositions([2, null, 5, 6, null, 0])).toEqual([0, 5]);
  expect(isolatedPositions([null, 5, 6])).toEqual([]);
});

test('a line breaks at a position without a value, and a single value is a dot', () => {
  const path = linePath(
    [2, null, 5, 6],
    (at) => at * 10,
    (value) => value,
  );
  expect(path).toBe('M0,2h0M20,5h0L30,6');
});

test.each([
  ['an area ends at zero and at a gap', [1, 2, null, null, 4], 'M0,1L10,2L10,0L0,0ZM40,4L40,0L40,0Z'],
  ['without values there is no area', [null, null], ''],
])('%s', (_, values, path) => {
  const x = (at: number) => at * 10;
  const y = (value: number) => value;
  expect(areaPath(values, x, y)).toBe(path);
});
