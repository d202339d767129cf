import { expect, test } from 'vitest';
import { WIDE_RIG } from '@/lib/astro/render/instrument';
import { expose, poisson } from '@/lib/astro/render/noise';
import type { Planes } from '@/lib/astro/render/scene';
import { mulberry32 } from '@/lib/random';

const SKY = 20;

function green(frames: number, binning = 2): number[] {
  const planes: Planes = [flat(), flat(), flat()];
  return [...expose(planes, { instrument: WIDE_RIG, frames, binning }, mulberry32(7))[1]];
}

const flat = () => new Float32Array(20_000).fill(SKY);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

test('the noise of a stack falls with the square root of the number of exposures', () => {
  const one = spread(green(1));
  for (const frames of [4, 16, 64]) expect(one / spread(green(frames)) / Math.sqrt(frames)).toBeCloseTo(1, 1);
});

test.each([0.5, 5, 19, 21, 400])('draws around a mean of %s have it as their mean and variance', (expected) => {
  const random = mulberry32(11);
  const draws = Array.from({ length: 20_000 }, () => poisson(expected, random));
  expect(mean(draws) / expected).toBeCloseTo(1, 1);
  expect(spread(draws) ** 2 / expected).toBeCloseTo(1, 1);
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
});
