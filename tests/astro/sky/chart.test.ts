import { expect, test } from 'vitest';
import { project } from '@/lib/astro/sky/chart';

const VIEW = { ra: 20, dec: 30, scale: 100 };

/** A point as the chart prints it. */
const at = (ra: number, dec: number, view = VIEW) => Object.values(project(ra, dec, view)).join(' ');

test.each([
  { ra: 20, dec: 30 },
  { ra: 0, dec: 0 },
  { ra: 23.9, dec: -89 },
  { ra: 5.5, dec: 90 },
])('what lies at the center of the view is at 0 0: %j', (center) => {
  expect(at(center.ra, center.dec, { ...center, scale: 640 })).toBe('0 0');
});

test('north is up and south is down, on the middle line', () => {
  expect(at(20, 40)).toBe('0 -17');
  expect(at(20, 20)).toBe('0 17');
});

test('distances follow the stereographic projection: twice the tangent of half the angle', () => {
  const equator = { ra: 0, dec: 0, scale: 100 };
  expect(at(2, 0, equator)).toBe('-54 0');
  expect(at(6, 0, equator)).toBe('-200 0');
  expect(at(0, 90, equator)).toBe('0 -200');
});

test('right ascension continues past 24 h', () => {
  expect(project(0.5, 10, { ra: 23.5, dec: 10, scale: 100 })).toEqual(project(13, 10, { ra: 12, dec: 10, scale: 100 }));
});
