import { expect, test } from 'vitest';
import { addDays } from '@/lib/dates';
import {
  describeContributions,
  describeStreak,
  describeTrend,
  trendRange,
} from '@/lib/dev-stats/rules/commits/headline-trends';

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
  const reading = (...days: [ago: number, commits: number][]) => describeTrend(daily(...days), RANGE, TODAY);
  expect(reading([0, 5], [30, 2], [90, 1])).toBe('5 in the last 30 days, 3\u00a0more than the 30 before');
  expect(reading([0, 5], [30, 1007], [90, 1])).toBe('5 in the last 30 days, 1,002\u00a0fewer than the 30 before');
  expect(reading([29, 1], [59, 1], [60, 1])).toBe('1 in the last 30 days, as many as the 30 before');
  expect(reading([0, 5], [30, 2])).toBe('5 in the last 30 days; too little history to compare');
  expect(reading([0, 5], [29, 2])).toBe('7 since October 24, 2026');
});

test('a period that has ended says so', () => {
  const range = { from: '2026-10-01', to: '2026-10-02' };
  expect(describeTrend(daily([51, 2], [90, 1]), range, TODAY)).toBe('2 in these 2 days, 2\u00a0more than the 2 before');
  const day = { from: '2026-10-02', to: '2026-10-02' };
  expect(describeTrend(daily([51, 2], [90, 1]), day, TODAY)).toBe(
    '2 on October 2, 2026, 2\u00a0more than the day before',
  );
});

test.each([
  [6, 13, 'the record is 13'],
  [13, 13, 'the record so far'],
  [0, 0, ''],
  [null, 5, ''],
  [5, null, ''],
])('a streak of %s with a longest of %s reads as "%s"', (current, longest, text) => {
  expect(describeStreak(current, longest)).toBe(text);
});

test('contributions are known from January 1 on', () => {
  const days = Array.from({ length: 326 }, () => 1);
  expect(describeContributions(days, RANGE, TODAY)).toBe('30 in the last 30 days, as many as the 30 before');
  const january = { from: '2025-12-20', to: '2026-01-10' };
  expect(describeContributions(days, january, TODAY)).toBe('10 in these 10 days; too little history to compare');
  const earlier = { from: '2025-01-01', to: '2025-02-01' };
  expect(describeContributions(days, earlier, TODAY)).toBe('Only this year is collected by day.');
});
