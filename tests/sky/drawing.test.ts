import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawMoments, drawNights, NIGHTS_SIZE } from '@/lib/sky/drawing';

const PLACES = [
  { name: 'Tacoma', latitude: 47.25, longitude: -122.44, timezone: 'America/Los_Angeles', nightsAtFour: 365 },
  { name: 'Oslo', latitude: 59.9, longitude: 10.8, timezone: 'Europe/Oslo', nightsAtFour: 341 },
  { name: 'Sydney', latitude: -33.9, longitude: 151.2, timezone: 'Australia/Sydney', nightsAtFour: 365 },
  { name: 'Longyearbyen', latitude: 78.2, longitude: 15.6, timezone: 'Arctic/Longyearbyen', nightsAtFour: 218 },
];

/** Absolute x of each point. The path has relative ones. */
function pointsAcross(path: string): number[] {
  return path.split('Z').flatMap((figure) => {
    let x = 0;
    const steps = (figure.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0);
    return steps.map((step) => {
      x += step;
      return x;
    });
  });
}

test('a year fits its frame everywhere, and counts the nights at four', () => {
  for (const { nightsAtFour, ...place } of PLACES) {
    const drawing = drawNights(place, new Date('2026-11-24T12:00Z'));
    const across = [drawing.night, drawing.dark].flatMap(pointsAcross);
    expect(Math.min(...across), place.name).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across), place.name).toBeLessThanOrEqual(NIGHTS_SIZE.width);
    expect(drawing.nightsAtFour, place.name).toBe(nightsAtFour);
    expect(brotliCompressSync(drawing.night + drawing.dark).length, place.name).toBeLessThan(3000);
  }
});

test('the midnight sun divides the year into two figures', () => {
  const [, , , arctic] = PLACES;
  expect(arctic && drawNights(arctic, new Date('2026-11-24T12:00Z')).night.match(/Z/g)).toHaveLength(2);
});

test('moments at night are dots on the line of their evening, others are left out', () => {
  const [tacoma] = PLACES;
  const { nights = [] } = tacoma ? drawNights(tacoma, new Date('2026-11-24T20:00Z')) : {};
  const moments = [
    { evening: '2026-11-24', hours: 16 },
    { evening: '2026-11-24', hours: 2 },
    { evening: '2026-11-22', hours: 10 },
    { evening: '2019-11-22', hours: 10 },
  ];
  expect(drawMoments(nights, moments)).toBe('m16 0h0m-6 2h0');
});
