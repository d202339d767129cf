import { expect, test } from 'vitest';
import { response } from '@/lib/astro/render/color';
import { WIDE_RIG } from '@/lib/astro/render/instrument';
import type { Planes } from '@/lib/astro/render/scene';
import { stretch, tone } from '@/lib/astro/render/stretch';

const SKY: [number, number, number] = [17, 21, 13];

/** The bytes of one pixel with the sky and the light of a star, in electrons of green light. */
function pixel(electrons: number, colorIndex: number): number[] {
  const light = response(WIDE_RIG, colorIndex).map((each) => (each / response(WIDE_RIG, colorIndex)[1]) * electrons);
  const planes = SKY.map((sky, color) => Float32Array.of(sky + (light[color] ?? 0))) as unknown as Planes;
  return [...stretch(planes, SKY, WIDE_RIG)];
}

test('the empty sky is dark and neutral', () => {
  const [red = 0, green = 0, blue = 0] = pixel(0, 0.65);
  expect(green).toBeGreaterThan(5);
  expect(green).toBeLessThan(40);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
});

test('more light is brighter, up to white', () => {
  const greens = [0, 10, 100, 1000, 1e4, 1e6].map((electrons) => pixel(electrons, 0.65)[1] ?? 0);
  expect(greens).toEqual(greens.toSorted((a, b) => a - b));
  expect(new Set(greens).size).toBe(greens.length);
  expect(tone(0, 7700)).toBe(0);
  expect(tone(7700, 7700)).toBe(1);
});

test('the wings of a star have its color, and its saturated core is white', () => {
  const [red = 0, , blue = 0] = pixel(60, -0.2);
  expect(blue).toBeGreaterThan(red + 20);
  const [orangeRed = 0, , orangeBlue = 0] = pixel(60, 1.5);
  expect(orangeRed).toBeGreaterThan(orangeBlue + 20);
  for (const color of [-0.2, 1.5]) expect(Math.min(...pixel(1e6, color))).toBeGreaterThan(250);
});
