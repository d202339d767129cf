import { expect, test } from 'vitest';
import { plotGrid, plotStars, project } from '@/lib/astro/sky/chart';
import { STARS } from '@/lib/astro/sky/stars';

const VIEW = { ra: 20, dec: 30, scale: 100 };
const WIDE = { ra: 19.85, dec: 26, scale: 640 };

type Numbers = [number, number, number, number, number, number, number, number, number];

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

test('east is left and west is right, at the same distance', () => {
  const [east, west] = [project(21, 30, VIEW), project(19, 30, VIEW)];
  expect(east.x).toBeLessThan(0);
  expect(west).toEqual({ x: -east.x, y: east.y });
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

test('every star is at its coordinates, and brighter ones are larger', () => {
  const plotted = plotStars(VIEW);
  expect(plotted.map(({ id }) => id)).toEqual(STARS.map(({ id }) => id));
  for (const { ra, dec, x, y } of plotted) expect({ x, y }).toEqual(project(ra, dec, VIEW));
  const radii = plotted.toSorted((a, b) => a.magnitude - b.magnitude).map(({ radius }) => radius);
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect(Math.min(...radii)).toBeGreaterThan(0);
});

test.each([
  ['an hour east of the center', [22], [-10, 60], (part: number) => project(22, -10 + 70 * part, WIDE)],
  ['an hour west of the center', [17.5], [-10, 60], (part: number) => project(17.5, -10 + 70 * part, WIDE)],
  ['a circle far south of the center', [17.5, 22], [-10], (part: number) => project(17.5 + 4.5 * part, -10, WIDE)],
  ['a circle near the pole', [17.5, 22], [60], (part: number) => project(17.5 + 4.5 * part, 60, WIDE)],
])('the arc of %s passes where the sky does', (_, hours, declinations, pointAt) => {
  const path =
    plotGrid(WIDE, hours, declinations)
      .split('M')
      .at(hours.length === 1 ? 1 : -1) ?? '';
  const [x1, y1, radius, , , , sweep, x2, y2] = path.split(/[ A]/).map(Number) as Numbers;
  // The center of the circle, on the side that the sweep leaves.
  const [dx, dy, chord] = [x2 - x1, y2 - y1, Math.hypot(x2 - x1, y2 - y1)];
  const side = (sweep ? 1 : -1) * Math.sqrt(radius ** 2 - chord ** 2 / 4);
  const center = { x: (x1 + x2) / 2 - (side * dy) / chord, y: (y1 + y2) / 2 + (side * dx) / chord };
  for (const part of [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9]) {
    const { x, y } = pointAt(part);
    expect(Math.abs(Math.hypot(x - center.x, y - center.y) - radius)).toBeLessThan(1);
  }
});
