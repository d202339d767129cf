import { expect, test } from 'vitest';
import { pointSpread, reach } from '@/lib/astro/render/point-spread';

test('the light of a star sums to 1', () => {
  const spread = pointSpread(12);
  let sum = 0;
  for (let radius = 0.25; radius < 5500; radius += 0.5) sum += 2 * Math.PI * radius * spread(radius) * 0.5;
  expect(sum).toBeCloseTo(1, 2);
});

test('a star is followed to where its light falls below the limit', () => {
  const spread = pointSpread(12);
  const radius = reach(spread, 1e6, 0.1);
  expect(1e6 * spread(radius - 2)).toBeGreaterThan(0.1);
  expect(1e6 * spread(radius)).toBeLessThanOrEqual(0.1);
  expect(reach(spread, 1e4, 0.1)).toBeLessThan(radius);
});
