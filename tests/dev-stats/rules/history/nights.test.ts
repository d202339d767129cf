import { expect, test } from 'vitest';
import {
  findNight,
  type LocalNights,
  localTime,
  type NightSpan,
  nightReading,
  placeHour,
} from '@/lib/dev-stats/rules/history/nights';
import { listOffsets } from '@/lib/sky/clock';

const SHORT: NightSpan = [9, 11, 15, 17];
const LONG: NightSpan = [4, 6, 18, 20];
/** Nights of every hundredth day before November 22. */
const nights: LocalNights = {
  place: 'Tacoma',
  offsets: [],
  last: '2026-11-22',
  step: 100,
  spans: [LONG, SHORT, null, SHORT],
};
const YEAR = { from: '2025-11-23', to: '2026-11-22' };

test.each([
  ['2026-11-22', LONG],
  ['2026-10-20', LONG],
  ['2026-08-14', SHORT],
  ['2026-05-06', null],
  ['2024-11-22', LONG],
])('the night of %s is the nearest of its year', (date, night) => {
  expect(findNight(nights, date)).toBe(night);
});

test.each([
  ['2020-07-01T12:00:00Z', '2020-07-01T05:00'],
  ['2026-10-31T06:30:00Z', '2026-10-30T23:30'],
  ['2026-11-01T08:59:00Z', '2026-11-01T01:59'],
  ['2026-11-01T09:00:00Z', '2026-11-01T01:00'],
  ['2026-11-27T12:00:00Z', '2026-11-27T04:00'],
])('at %s the clocks of a place show %s, also before they were changed', (instant, shown) => {
  const offsets = listOffsets('America/Los_Angeles', Date.parse('2026-04-01'), Date.parse('2026-12-01'));
  expect(localTime({ offsets }, instant).slice(0, 16)).toBe(shown);
});

test.each([
  ['2026-03-01', 12, { evening: '2026-03-01', hours: 0 }],
  ['2026-03-01', 23, { evening: '2026-03-01', hours: 11 }],
  ['2026-03-01', 4, { evening: '2026-02-28', hours: 16 }],
])('%s at %s belongs to the evening before its morning', (date, hour, place) => {
  expect(placeHour(date, hour)).toEqual(place);
});

const at = (...counts: [hour: number, commits: number][]) => {
  const hours = Array<number>(24).fill(0);
  for (const [hour, commits] of counts) hours[hour] = commits;
  return { dates: ['2026-11-20'], hours };
};

test.each([
  [at([12, 3], [20, 1]), '25.0% of the year’s commits were made after sunset, and none at four in the morning.'],
  [at([12, 3], [4, 1]), '25.0% of the year’s commits were made after sunset, and 25.0% at four in the morning.'],
  [at([12, 3]), 'None of the year’s commits were made after sunset, and none at four in the morning.'],
  [at(), 'No commits in this period.'],
])('the sentence of %j', (history, text) => {
  expect(nightReading(history, YEAR, { nights, whose: 'the year’s' })).toBe(text);
});

test('without a place there is no sunset', () => {
  const text = nightReading(at([20, 1], [4, 1]), YEAR, { nights: undefined, whose: 'these' });
  expect(text).toBe('Of these commits, 50.0% were made at four in the morning.');
});
