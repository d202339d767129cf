import { expect, test } from 'vitest';
import { hoursIn, seasonsIn, seasonsReading } from '@/lib/dev-stats/rules/history/history-hours';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };

/** Commits at hours of days. */
function history(days: Record<string, Record<number, number>>) {
  const dates = Object.keys(days);
  const hours = dates.flatMap((date) => Array.from({ length: 24 }, (_, hour) => days[date]?.[hour] ?? 0));
  return { dates, hours };
}

test('slots of a week add up the days of the range', () => {
  const found = history({
    '2026-11-08': { 0: 5 },
    '2026-11-15': { 0: 1, 23: 2 },
    '2026-11-16': { 9: 4 },
    '2026-11-22': { 0: 1 },
  });
  expect(hoursIn(found, { from: '2026-11-15', to: '2026-11-22' })).toEqual([
    { dayOfWeek: 0, hour: 0, commits: 2 },
    { dayOfWeek: 0, hour: 23, commits: 2 },
    { dayOfWeek: 1, hour: 9, commits: 4 },
  ]);
});

test('December belongs to the season of January and February', () => {
  const found = history({
    '2026-01-10': { 9: 1 },
    '2026-03-01': { 8: 2 },
    '2026-08-31': { 7: 3 },
    '2026-12-01': { 10: 3 },
  });
  const seasons = seasonsIn(found, YEAR);
  expect(seasons.map(({ commits }) => commits)).toEqual([4, 2, 3, 0]);
  expect([seasons[0]?.shares[9], seasons[0]?.shares[10], seasons[3]?.shares[9]]).toEqual([25, 75, null]);
});

test.each([
  ['', {}],
  ['The busiest hour is 09:00, with 75.0% of the commits.', { '2026-01-10': { 9: 3, 10: 1 } }],
  [
    'The busiest hour is 09:00 from December to February and 22:00 from March to May.',
    { '2026-01-10': { 9: 3 }, '2026-04-10': { 22: 1 } },
  ],
])('%j', (reading, days) => {
  expect(seasonsReading(seasonsIn(history(days), YEAR))).toBe(reading);
});
