import { expect, test } from 'vitest';
import { clipRing } from '@/lib/astro/atlas/clip';
import { drawLine, drawMilkyWay } from '@/lib/astro/atlas/layers';
import { cropSheet, findMap } from '@/lib/astro/atlas/layout';
import { computeClock, drawPagePlate } from '@/lib/astro/atlas/page-plate';
import { photo } from './sample';

const AREA = { left: 0, top: 0, width: 10, height: 10 };
const TACOMA = { name: 'Tacoma', latitude: 47.25, longitude: -122.44, timezone: 'America/Los_Angeles' };
const at = (x: number, y: number) => ({ x, y });

const solution = (ra: number, dec: number) => ({ ra, dec, scale: 9, rotation: 0, projection: 'STG' }) as never;
const PLATES = [
  photo({ slug: 'pleiades', solution: solution(56.75, 24.1) }),
  photo({
    slug: 'orion',
    object: { name: 'Orion', type: 'star-field' },
    ra: 83.8,
    dec: 0,
    solution: solution(83.6, 0),
  }),
  photo({ slug: 'elsewhere', solution: solution(210, 54) }),
];

test('a line has the segments that can be seen, and none around the other side of the sky', () => {
  const plate = { ra: 90, dec: 0, scale: 3600, rotation: 0, projection: 'STG' as const, width: 10, height: 10 };
  const line = [60, 80, 88, 92, 100, 120].map((ra) => ({ ra, dec: 0 }));
  expect(drawLine(plate, line, AREA)).toBe('M15 5l-8 0 -4 0 -8 0');
  expect(
    drawLine(
      plate,
      [
        { ra: 269.9, dec: 0 },
        { ra: 270.1, dec: 0 },
      ],
      AREA,
    ),
  ).toBe('');
});

test('rings are cut at the edge of the map', () => {
  expect(clipRing([at(5, 5), at(15, 5), at(15, 15), at(5, 15)], AREA)).toHaveLength(4);
  expect(clipRing([at(20, 20), at(30, 20), at(30, 30)], AREA)).toEqual([]);
});

test.each([
  ['in the Milky Way', 299.6, 35, true],
  ['at the galactic pole', 192.86, 27.13, false],
  ['opposite the center of the Galaxy', 86.4, 28.9, true],
])('the middle of a plate %s is inside its outlines: %s', (_, ra, dec, isInside) => {
  const plate = { ra, dec, scale: 360, rotation: 0, projection: 'STG' as const, width: 10, height: 10 };
  // Of the outlines that surround the whole area, an even number leaves it empty.
  const [faintest = ''] = drawMilkyWay(plate, AREA);
  expect((faintest.match(/M/g) ?? []).length % 2 === 1).toBe(isInside);
});

test('the clock is that of local sidereal time, with 04:00 on the meridian that was asked for', () => {
  const clock = computeClock(6.8, TACOMA);
  expect(clock.date).toMatch(/^2026-11-0[2-4]$/);
  const four = clock.hours.find(({ label }) => label === '04:00');
  expect(four?.ra).toBeCloseTo(6.8, 1);
  expect(clock.hours.find(({ label }) => label === '01:00')?.ra).toBeCloseTo((four?.ra ?? 0) - 3.008, 2);
});

test('the plate of the page frames the largest group of pictures, and has no clock without a place', () => {
  const { wide, narrow, clock } = drawPagePlate(PLATES, TACOMA);
  expect(wide.frames.map(({ href }) => href)).toEqual(['/astrophotography/pleiades', '/astrophotography/orion']);
  expect([wide, narrow].every((map) => map.clock.some(({ label }) => label === '04:00') && map.four !== '')).toBe(true);
  expect(clock?.place).toBe('Tacoma');
  const nowhere = drawPagePlate([], undefined);
  expect([nowhere.clock, nowhere.wide.clock, nowhere.wide.four, nowhere.wide.frames]).toEqual([undefined, [], '', []]);
});

test('the map of a sheet leaves room for its border, bar and title', () => {
  const sheet = { width: 1200, height: 935 };
  const map = findMap(sheet);
  expect(map).toEqual({ left: 42, top: 42, width: 1116, height: 744 });
  expect(cropSheet(sheet).width).toBeCloseTo(map.width / sheet.width, 6);
});
