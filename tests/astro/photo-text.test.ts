import { expect, test } from 'vitest';
import { captionText, exposureText, formatIntegration } from '@/lib/astro/photo/photo-text';
import { photo } from './sample';

test.each([
  [15_600, '4 h 20 min'],
  [1200, '20 min'],
  [45, '45 s'],
  [0.4, '0.4 s'],
  [3599, '1 h'],
  [4_500_060, '1,250 h 1 min'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatIntegration(seconds)).toBe(text);
});

test('a photograph states its integration, and a drawn plate its stars and its field', () => {
  const sessions = [{ date: '2026-01-17T00:00:00.000Z', count: 40, seconds: 180 }];
  expect(exposureText(photo({ sessions }))).toBe('2 h');
  const rendered = { limitingMagnitude: 8.5, stars: 1159 };
  const solution = { ra: 83.8, dec: 0, scale: 25, rotation: 0, projection: 'STG' } as never;
  expect(exposureText(photo({ rendered, solution }))).toBe('1,159 stars in 15.6° × 8.8°');
});

test('a caption does not repeat the title', () => {
  const sessions = [{ date: '2026-01-17T00:00:00.000Z', count: 40, seconds: 180 }];
  expect(captionText(photo({ sessions }))).toBe('Pleiades · Taurus · 2 h');
  expect(captionText(photo({ title: 'Pleiades', sessions }))).toBe('Taurus · 2 h');
});
