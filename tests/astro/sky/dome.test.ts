import { expect, test } from 'vitest';
import { type ChosenSky, captionOf, instantOf } from '@/lib/astro/sky/chosen-sky';
import { domeOf } from '@/lib/astro/sky/dome';
import { starLabels } from '@/lib/astro/sky/dome-drawing';

const RADIUS = 1000;
const tacoma: ChosenSky = {
  date: '2001-09-01',
  time: '10:30 PM',
  timezone: 'America/Los_Angeles',
  place: { name: 'Tacoma, Washington', latitude: 47.25, longitude: -122.44 },
};
const at = (latitude: number, longitude = 0, change: Partial<ChosenSky> = {}): ChosenSky => ({
  ...{ date: '2000-03-20', time: '12:00 AM', timezone: 'UTC', place: { name: 'Here', latitude, longitude } },
  ...change,
});

const starIn = (sky: ChosenSky, name: string) => domeOf(sky, RADIUS).stars.find((star) => star.name === name);

test.each([
  ['in summer time', {}, '2001-09-02T05:30:00.000Z'],
  ['in winter time', { date: '2001-12-01' }, '2001-12-02T06:30:00.000Z'],
  ['at midnight, when the day begins', { time: '12:00 AM' }, '2001-09-01T07:00:00.000Z'],
  ['an hour after the clocks went forward', { date: '2001-04-01', time: '3:30 AM' }, '2001-04-01T10:30:00.000Z'],
  ['as compiled content has it', { date: '2001-09-01T00:00:00.000Z' }, '2001-09-02T05:30:00.000Z'],
  ['in a zone of half hours', { timezone: 'Asia/Kolkata', time: '6:00 AM' }, '2001-09-01T00:30:00.000Z'],
])('the instant of a sky %s', (_, change, instant) => {
  expect(instantOf({ ...tacoma, ...change }).toISOString()).toBe(instant);
});

/** Altitude and azimuth by the formulas of Meeus, Astronomical Algorithms, chapters 12 and 13, without nutation. */
function horizontal(ra: number, dec: number, instant: number, { latitude, longitude }: ChosenSky['place']) {
  const rad = Math.PI / 180;
  const days = instant / 86_400_000 + 2_440_587.5 - 2_451_545;
  const hourAngle = (280.46061837 + 360.98564736629 * days + longitude - ra) * rad;
  const [lat, d] = [latitude * rad, dec * rad];
  const altitude = Math.asin(Math.sin(lat) * Math.sin(d) + Math.cos(lat) * Math.cos(d) * Math.cos(hourAngle));
  const south = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * Math.sin(lat) - Math.tan(d) * Math.cos(lat));
  return { altitude, azimuth: south + Math.PI };
}

test.each([
  ['Vega', 279.2347, 38.7837, tacoma],
  ['Canopus', 95.988, -52.6957, at(-33.9, 18.4, { time: '7:00 PM' })],
  ['Capella', 79.1723, 45.998, at(78.2, 15.6)],
])('%s stands where it stood', (name, ra, dec, sky) => {
  const { altitude, azimuth } = horizontal(ra, dec, instantOf(sky).getTime(), sky.place);
  const distance = RADIUS * Math.tan((Math.PI / 2 - altitude) / 2);
  const star = starIn(sky, name);
  // Precession and nutation since 2000 are less than 0.05 degrees here, half a pixel.
  expect(Math.abs((star?.x ?? Number.NaN) + distance * Math.sin(azimuth))).toBeLessThan(2);
  expect(Math.abs((star?.y ?? Number.NaN) + distance * Math.cos(azimuth))).toBeLessThan(2);
});

test('no star is below the horizon, and brighter ones come first', () => {
  const { stars, figures } = domeOf(tacoma, RADIUS);
  expect(stars.filter(({ x, y }) => Math.hypot(x, y) > RADIUS)).toEqual([]);
  expect(stars.map(({ magnitude }) => magnitude).toSorted((a, b) => a - b)).toEqual(
    stars.map((star) => star.magnitude),
  );
  for (const [, x, y] of figures.matchAll(/[ML](-?\d+) (-?\d+)/g))
    expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(RADIUS + 1);
});

test.each([
  [{}, 'The stars above Tacoma, Washington on September 1, 2001 at 10:30 PM'],
  [{ time: '2 PM' }, 'The stars above Tacoma, Washington on September 1, 2001 at 2 PM, hidden by daylight'],
])('the caption says date, time and place, and that the Sun was up: %j', (change, caption) => {
  const sky = { ...tacoma, ...change };
  expect(captionOf(sky, domeOf(sky, RADIUS).isDaylight)).toBe(caption);
});

test('names cover neither each other nor a star with a name', () => {
  for (const sky of [tacoma, at(-60, 0, { time: '7:00 PM' }), at(0), at(40, 100)]) {
    const dome = domeOf(sky, 330);
    const labels = starLabels(dome, 15);
    const stars = dome.stars.filter(({ name }) => name);
    expect(labels.length).toBeGreaterThan(stars.length / 2);
    for (const [index, { x, y, anchor, name }] of labels.entries())
      for (const other of [...labels.slice(index + 1), ...stars]) {
        const [left, right] = anchor === 'start' ? [x, x + 8 * name.length] : [x - 8 * name.length, x];
        expect(other.x > left && other.x < right && Math.abs(other.y - y) < 15).toBe(false);
      }
  }
});

test('names stay out of the part that is left free for text', () => {
  const dome = domeOf(at(41.15, -8.63, { date: '2016-06-04', time: '10:30 PM' }), 325);
  const [everywhere, beside] = [starLabels(dome, 15), starLabels(dome, 15, -190)];
  expect(everywhere.some(({ x, anchor }) => anchor === 'start' && x < -190)).toBe(true);
  expect(beside.length).toBeGreaterThan(2);
  expect(everywhere).toEqual(expect.arrayContaining(beside.filter(({ x }) => x > 0)));
  for (const { name, x, anchor } of beside) expect(anchor === 'start' ? x : x - 8 * name.length).toBeGreaterThan(-190);
});
