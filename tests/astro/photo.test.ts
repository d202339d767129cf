import { expect, test } from 'vitest';
import { byAge } from '@/lib/astro/photo/photo';
import { constellationAt } from '@/lib/astro/sky/constellation-at';
import { CONSTELLATIONS } from '@/lib/astro/sky/constellations';
import { moonLit } from '@/lib/astro/sky/moon';
import { photo } from './sample';

const night = (date: string, count = 40, seconds = 180) => ({ date: `${date}T00:00:00.000Z`, count, seconds });

test('totals are computed from the sessions', () => {
  const sessions = [night('2026-01-19', 10, 300), night('2026-01-17'), { ...night('2026-01-17', 5, 30) }];
  expect(photo({ sessions }).totals).toEqual({
    ...{ seconds: 10_350, frames: 55, nights: 2 },
    ...{ firstLight: '2026-01-17', lastLight: '2026-01-19' },
  });
});

test('the gear has the filters of the sessions, in the order of the gear page', () => {
  const sessions = [{ ...night('2026-01-17'), filter: 'Dual' }];
  expect(photo({ gear: ['Sensor', 'Refractor'], sessions }).gear).toEqual([
    { name: 'Refractor', kind: 'telescope', group: 'Optics' },
    { name: 'Sensor', kind: 'camera', group: 'Cameras' },
    { name: 'Dual', kind: 'dual-band-filter', group: 'Train' },
  ]);
});

test.each([
  ['Pleiades', 56.75, 24.117, 'Tau'],
  ['Polaris', 37.955, 89.264, 'UMi'],
  // Two stars that also carry a letter of a neighbor: Delta Pegasi and Gamma Aurigae.
  ['Alpheratz', 2.097, 29.09, 'And'],
  ['Elnath', 81.573, 28.608, 'Tau'],
])('%s stands in its constellation', (_, ra, dec, constellation) => {
  expect(constellationAt(ra, dec)).toBe(constellation);
});

test('a constellation in the document replaces the derived one', () => {
  expect(photo().constellation).toEqual({ abbreviation: 'Tau', name: 'Taurus' });
  expect(photo({ constellation: 'Ari' }).constellation).toEqual({ abbreviation: 'Ari', name: 'Aries' });
  expect(Object.keys(CONSTELLATIONS)).toHaveLength(88);
});

test.each([
  // Full and new moons of 2026.
  ['2026-01-03', 100],
  ['2026-01-18', 0],
  ['2026-03-02', 99],
  ['2026-08-12', 0],
])('the Moon of the night of %s is about %i percent lit', (date, percent) => {
  expect(Math.abs(moonLit(date) - percent)).toBeLessThanOrEqual(2);
});

test('the Moon of a session is the measured one if the document has it', () => {
  const moons = (moon?: number) =>
    photo({ sessions: [{ ...night('2026-01-03'), ...(moon && { moon }) }] }).sessions[0]?.moon;
  expect(moons(42)).toBe(42);
  expect(moons()).toBeGreaterThan(97);
});

test('photographs come newest first, and drawn plates from the widest after them', () => {
  const plate = (scale: number) => ({
    rendered: { limitingMagnitude: 8.5, stars: 1 },
    solution: { ra: 0, dec: 0, scale, rotation: 0 } as never,
  });
  const photos = [
    photo({ title: 'B', ...plate(5) }),
    photo({ title: 'Old', sessions: [night('2024-01-01')] }),
    photo({ title: 'A', ...plate(20) }),
    photo({ title: 'New', sessions: [night('2026-01-01')] }),
  ];
  expect(photos.toSorted(byAge).map(({ title }) => title)).toEqual(['New', 'Old', 'A', 'B']);
});
