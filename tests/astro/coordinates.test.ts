import { expect, test } from 'vitest';
import { formatDeclination, formatField, formatRightAscension } from '@/lib/astro/sky/coordinates';

test.each([
  [56.75, '03h 47m 00s'],
  [83.8221, '05h 35m 17s'],
  [359.9999, '00h 00m 00s'],
])('right ascension %d° is %s', (degrees, text) => {
  expect(formatRightAscension(degrees)).toBe(text);
});

test.each([
  [24.117, '+24° 07′ 01″'],
  [-5.3911, '−05° 23′ 28″'],
  [59.99999, '+60° 00′ 00″'],
])('declination %d° is %s', (degrees, text) => {
  expect(formatDeclination(degrees)).toBe(text);
});

test('a field is in degrees, and a small one in arc minutes', () => {
  expect(formatField({ width: 8.237, height: 5.496 })).toBe('8.2° × 5.5°');
  expect(formatField({ width: 1.05, height: 0.7 })).toBe('63.0′ × 42.0′');
});
