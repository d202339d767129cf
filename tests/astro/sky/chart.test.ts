import { expect, test } from 'vitest';
import { plotFigures, plotGrid, plotStars, project } from '@/lib/astro/sky/chart';
import { FIGURES, STARS } from '@/lib/astro/sky/stars';

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

test('the scale stretches the chart', () => {
  const [near, far] = [project(21, 45, VIEW), project(21, 45, { ...VIEW, scale: 1000 })];
  expect(Math.abs(far.x - 10 * near.x)).toBeLessThan(10);
  expect(Math.abs(far.y - 10 * near.y)).toBeLessThan(10);
});

test('every star is at its coordinates, and brighter ones are larger', () => {
  const plotted = plotStars(VIEW);
  expect(plotted.map(({ id }) => id)).toEqual(STARS.map(({ id }) => id));
  for (const { ra, dec, x, y } of plotted) expect({ x, y }).toEqual(project(ra, dec, VIEW));
  const radii = plotted.toSorted((a, b) => a.magnitude - b.magnitude).map(({ radius }) => radius);
  expect(radii).toEqual(radii.toSorted((a, b) => b - a));
  expect(Math.min(...radii)).toBeGreaterThan(0);
});

test('the Summer Triangle is as seen from the ground: Deneb top left, Vega right of it, Altair lowest', () => {
  const { Deneb, Vega, Altair } = Object.fromEntries(plotStars(VIEW).map((star) => [star.name, star]));
  expect(Deneb?.x).toBeLessThan(Vega?.x ?? Number.NaN);
  expect(Deneb?.y).toBeLessThan(Vega?.y ?? Number.NaN);
  expect(Altair?.y).toBeGreaterThan(Vega?.y ?? Number.NaN);
});

test('every line of a figure joins stars that exist', () => {
  const ids = STARS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(FIGURES.flat().filter((id) => !ids.includes(id))).toEqual([]);
  const path = plotFigures(VIEW);
  expect(path.match(/M/g)).toHaveLength(FIGURES.length);
  expect(path.match(/[ML]/g)).toHaveLength(FIGURES.flat().length);
});

test('the grid is a line for each hour and each declination, from the first to the last', () => {
  const lines = plotGrid(VIEW, [19, 20, 21], [20, 30])
    .slice(1)
    .split('M')
    .map((line) => line.match(/^(\S+ \S+?)(?:L|A.* [01] [01] )(\S+ \S+)$/)?.slice(1));
  expect(lines).toEqual([
    [at(19, 20), at(19, 30)],
    [at(20, 20), at(20, 30)],
    [at(21, 20), at(21, 30)],
    [at(19, 20), at(21, 20)],
    [at(19, 30), at(21, 30)],
  ]);
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

test('a chart is the same each time, and every number of it can be drawn', () => {
  expect(plotFigures(VIEW)).toBe(plotFigures({ ...VIEW }));
  expect(plotStars(VIEW)).toEqual(plotStars({ ...VIEW }));
  const paths = plotFigures(VIEW) + plotGrid(VIEW, [17, 23], [-10, 60]);
  expect(paths).toMatch(/^(?:(?:[ML]|A\d+ \d+ 0 0 [01] )-?\d+ -?\d+)+$/);
});
