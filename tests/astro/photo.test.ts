import { expect, test } from 'vitest';
import { compareAge, computeMoon, findConstellation } from '@/lib/astro/photo/photo';
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
  ['Pleiades', 56.75, 24.117, 'Taurus'],
  ['Polaris', 37.955, 89.264, 'Ursa Minor'],
  ['Arcturus', 213.915, 19.182, 'Boötes'],
  // Two stars that also carry a letter of a neighbor: Delta Pegasi and Gamma Aurigae.
  ['Alpheratz', 2.097, 29.09, 'Andromeda'],
  ['Elnath', 81.573, 28.608, 'Taurus'],
])('%s stands in its constellation', (_, ra, dec, constellation) => {
  expect(findConstellation({ ra, dec }).name).toBe(constellation);
});

test.each([
  // Full and new moons of 2026.
  ['2026-01-03', 100],
  ['2026-01-18', 0],
  ['2026-03-02', 99],
  ['2026-08-12', 0],
])('the Moon of the night of %s is about %i percent lit', (date, percent) => {
  expect(Math.abs(computeMoon(date) - percent)).toBeLessThanOrEqual(2);
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
  expect(photos.toSorted(compareAge).map(({ title }) => title)).toEqual(['New', 'Old', 'A', 'B']);
});
