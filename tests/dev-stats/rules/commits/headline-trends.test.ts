import { expect, test } from 'vitest';
import { addDays } from '@/lib/dev-stats/rules/calendar';
import { commitTrend, contributionTrend, streakTrend, trendRange } from '@/lib/dev-stats/rules/commits/headline-trends';

const TODAY = '2026-11-22';
const RANGE = trendRange(TODAY, undefined);
const daily = (...days: [ago: number, commits: number][]) => {
  const sorted = days.toSorted(([a], [b]) => b - a);
  return { dates: sorted.map(([ago]) => addDays(TODAY, -ago)), commits: sorted.map(([, commits]) => commits) };
};

test('without a period, the last 30 days are compared with the 30 before', () => {
  expect(RANGE).toEqual({ from: '2026-10-24', to: TODAY });
  expect(trendRange(TODAY, { from: '2026-01-01', to: '2026-01-31' }).from).toBe('2026-01-01');
});

test('commits are compared with the period before, if that was after the first commit', () => {
  const reading = (...days: [ago: number, commits: number][]) => commitTrend(daily(...days), RANGE).text;
  expect(reading([0, 5], [30, 2], [90, 1])).toBe('5 in 30 days, +3 compared with the 30 days before');
  expect(reading([0, 5], [30, 1007], [90, 1])).toBe('5 in 30 days, −1,002 compared with the 30 days before');
  expect(reading([29, 1], [59, 1], [60, 1])).toBe('1 in 30 days, the same as the 30 days before');
  expect(reading([0, 5], [30, 2])).toBe('5 in 30 days; too little history to compare');
});

test('the sparkline of 30 days has a point per day, of a long period 53 at most', () => {
  expect(commitTrend(daily([0, 5], [29, 2]), RANGE).values).toEqual([2, ...Array(28).fill(0), 5]);
  const long = commitTrend(daily([0, 5], [999, 2]), { from: addDays(TODAY, -999), to: TODAY }).values;
  expect(long.length).toBeLessThanOrEqual(53);
  expect(long.reduce((sum, value) => sum + value, 0)).toBe(7);
});

test.each([
  [[0, 1, 2], '+3 compared with 30 days before'],
  [[0, 30], 'the same as 30 days before'],
])('streaks of the days %j read as "%s"', (days, text) => {
  const { dates } = daily(...days.map((ago): [number, number] => [ago, 1]));
  expect(streakTrend(dates, RANGE).text).toBe(text);
});

test.each([
  ['2026-03-30', { from: '2026-03-01', to: '2026-03-30' }, '30 in 30 days, the same as the 30 days before'],
  ['2026-02-10', { from: '2026-01-12', to: '2026-02-10' }, '30 in 30 days; too little history to compare'],
  ['2026-11-21', { from: '2025-01-01', to: '2025-12-31' }, 'Only this year is collected by day.'],
])('on %s, contributions of %j read as "%s"', (today, range, text) => {
  expect(contributionTrend(Array(300).fill(1), range, today).text).toBe(text);
});
