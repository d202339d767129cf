import { expect, test } from 'vitest';
import { formatDeclination, formatField, formatRightAscension } from '@/lib/astro/sky/coordinates';

test.each([
  [56.75, 0, '03h 47m 00s'],
  [83.8221, 1, '05h 35m 17.3s'],
  [359.9999, 0, '00h 00m 00s'],
])('right ascension %d° with %d decimals is %s', (degrees, digits, text) => {
  expect(formatRightAscension(degrees, digits)).toBe(text);
});

test.each([
  [24.117, 0, '+24° 07′ 01″'],
  [-5.3911, 1, '−05° 23′ 28.0″'],
  [59.99999, 0, '+60° 00′ 00″'],
])('declination %d° with %d decimals is %s', (degrees, digits, text) => {
  expect(formatDeclination(degrees, digits)).toBe(text);
});

test('a field is in degrees, and a small one in arc minutes', () => {
  expect(formatField({ width: 8.237, height: 5.496 })).toBe('8.2° × 5.5°');
  expect(formatField({ width: 1.05, height: 0.7 })).toBe('63.0′ × 42.0′');
});
