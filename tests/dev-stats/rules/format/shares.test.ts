import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundShares } from '@/lib/dev-stats/rules/format/numbers';

test.each([
  [
    [33.333, 33.333, 33.334],
    [33.3, 33.3, 33.4],
  ],
  [
    [100 / 3, 100 / 3, 100 / 3],
    [33.4, 33.3, 33.3],
  ],
  [
    [99.96, 0.04],
    [100, 0],
  ],
  [
    [0.05, 99.95],
    [0.1, 99.9],
  ],
  [[], []],
])('%j becomes %j', (shares, rounded) => {
  expect(roundShares(shares)).toEqual(rounded);
});

test('shares of a whole add up to 100.0, and none is a tenth or more away from its value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = weights.map((weight) => (weight / total) * 100);
      const rounded = roundShares(shares);
      expect(Math.round(rounded.reduce((sum, share) => sum + share, 0) * 10)).toBe(1000);
      for (const [index, share] of shares.entries())
        expect(Math.abs((rounded[index] ?? 0) - share)).toBeLessThan(0.1 + 1e-6);
    }),
  );
});
