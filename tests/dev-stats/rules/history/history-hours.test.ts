import { expect, test } from 'vitest';
import { hoursIn } from '@/lib/dev-stats/rules/commits/hourly';

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
