import { expect, test } from 'vitest';
import { response, SOLAR, spectrum, temperature, whiteBalance } from '@/lib/astro/render/color';
import { WIDE_RIG } from '@/lib/astro/render/instrument';

test.each([
  ['the Sun', 0.653, 5772, 100],
  ['Vega', 0, 9600, 600],
  ['Aldebaran', 1.54, 3910, 200],
  ['Betelgeuse', 1.5, 3600, 400],
])('the color of %s gives its temperature', (_, colorIndex, kelvins, within) => {
  expect(Math.abs(temperature(colorIndex) - kelvins)).toBeLessThan(within);
});

test('a blue star gives more blue than red light, and an orange star the reverse', () => {
  const [blueRed, , blueBlue] = spectrum(-0.2);
  const [orangeRed, , orangeBlue] = spectrum(1.5);
  expect(blueBlue).toBeGreaterThan(1.2 * blueRed);
  expect(orangeRed).toBeGreaterThan(1.5 * orangeBlue);
});

test('the white balance makes the Sun neutral', () => {
  const [red, green, blue] = response(WIDE_RIG, SOLAR).map(
    (light, color) => light * (whiteBalance(WIDE_RIG)[color] ?? 0),
  );
  expect(red).toBeCloseTo(green ?? 0, 5);
  expect(blue).toBeCloseTo(green ?? 0, 5);
});
