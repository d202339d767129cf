import { expect, test } from 'vitest';
import { computeNight, type Span } from '@/lib/sky/nights';
import { findPlace } from '@/lib/sky/place';

const zones = [
  ['Seattle', 47.61, -122.33, 'America/Los_Angeles'],
  ['Tromsø', 69.65, 18.96, 'Europe/Oslo'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['London', 51.51, -0.13, 'Europe/London'],
] as const;

const place = (name: string) => {
  const [, latitude = 0, longitude = 0, timezone = ''] = zones.find(([city]) => city === name) ?? [];
  return { name, latitude, longitude, timezone };
};

/** "16:28-07:25" of hours since noon. */
const format = (span: Span | undefined) =>
  span?.map((hours) => {
    const minutes = Math.round(hours * 60) + 720;
    return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });

/** Published by timeanddate.com. */
test.each([
  ['Seattle', '2024-06-20', '21:11', '05:12'],
  ['Seattle', '2024-12-21', '16:20', '07:56'],
  ['Sydney', '2024-06-20', '16:54', '07:00'],
  ['Sydney', '2024-12-21', '20:05', '05:41'],
  ['London', '2024-06-20', '21:21', '04:43'],
  ['London', '2024-03-30', '18:29', '06:38'],
])('the night of %s on %s lasts from %s to %s, within two minutes', (name, date, sunset, sunrise) => {
  const found = format(computeNight(place(name), date).night) ?? [];
  const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect(Math.abs(minutes(found[0]) - minutes(sunset)), String(found)).toBeLessThanOrEqual(2);
  expect(Math.abs(minutes(found[1]) - minutes(sunrise)), String(found)).toBeLessThanOrEqual(2);
});

test('the polar night lasts from noon to noon, and the midnight sun leaves no night', () => {
  expect(computeNight(place('Tromsø'), '2024-12-21').night).toEqual([0, 24]);
  expect(computeNight(place('Tromsø'), '2024-06-20')).toMatchObject({ night: undefined, dark: undefined });
});

test('a summer night in London is never fully dark', () => {
  expect(computeNight(place('London'), '2024-06-20').dark).toBeUndefined();
  expect(computeNight(place('London'), '2024-12-20').dark).toBeDefined();
});

test('without a place, the nights are those of the city of the time zone', () => {
  expect(findPlace({ statsTimezone: 'America/New_York' })).toMatchObject({ name: 'New York', latitude: 40.7 });
  expect(findPlace({ statsTimezone: 'Asia/Calcutta' })).toMatchObject({ name: 'Kolkata' });
  expect(findPlace({ statsTimezone: 'UTC' })).toBeUndefined();
  const sky = { place: { name: 'Leeds', latitude: 53.8, longitude: -1.5 }, timezone: 'Europe/London' };
  expect(findPlace({ looks: { sky } as never, statsTimezone: 'America/New_York' })).toMatchObject({ name: 'Leeds' });
});
