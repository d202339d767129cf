import { expect, test } from 'vitest';
import { durationBins } from '@/lib/dev-stats/rules/delivery/duration-bins';

test('a duration is in the bin that begins with it, and the last bin has no end', () => {
  const bins = durationBins([0, 0.9, 1, 23.9, 24, 719.9, 720, 9000]);
  expect(bins.map(({ count }) => count)).toEqual([2, 1, 1, 1, 0, 0, 0, 1, 2]);
  expect(bins[0]).toEqual({ fromHours: 0, toHours: 1, count: 2 });
  expect(bins.at(-1)).toEqual({ fromHours: 720, toHours: null, count: 2 });
});
