import { expect, test } from 'vitest';
import * as readings from '@/lib/dev-stats/rules/commits/sentences';

const week = { from: '2026-11-16', to: '2026-11-22' };
const on = (...dates: number[]) => dates.map((day) => ({ date: `2026-11-${day}`, commits: 2 }));

test.each([
  [[], 'No commits in 7 days.'],
  [on(19), 'Committed on 1 of 7 days; the longest gap was 3 days.'],
  [on(16, 22), 'Committed on 2 of 7 days; the longest gap was 5 days.'],
  [on(16, 17, 18, 19, 20, 21, 22), 'Committed on all 7 days.'],
])('the days %j read as "%s"', (activity, text) => {
  expect(readings.daysReading(activity, week)).toBe(text);
});

test('the days before the first commit of all are not a gap', () => {
  const since = (first: string, ...days: number[]) => readings.daysReading(on(...days), week, first);
  expect(since('2026-11-18', 18, 22)).toBe(
    'Committed on 2 of 5 days since the first commit on Nov 18, 2026; the longest gap was 3 days.',
  );
  expect(since('2026-11-21', 21, 22)).toBe('Committed on all 2 days since the first commit on Nov 21, 2026.');
  expect(since('2026-11-22', 22)).toBe('The first commit was on Nov 22, 2026.');
  expect(since('2026-11-16', 19)).toBe('Committed on 1 of 7 days; the longest gap was 3 days.');
});

test.each([
  [[], ''],
  [[...on(17, 24), ...on(18, 22)], 'Tuesday has the most commits, 50.0%; 25.0% are from weekends.'],
])('the weekdays of %j read as "%s"', (activity, text) => {
  expect(readings.weekdayReading(activity)).toBe(text);
});

const hour = (dayOfWeek: number, at: number, commits: number) => ({ dayOfWeek, hour: at, commits });

test.each([
  [[], ''],
  [[hour(1, 9, 1)], 'Half fall between 9 a.m. and 10 a.m.; 0.0% are from weekends.'],
  [[hour(0, 3, 1), hour(0, 4, 1), hour(0, 15, 1)], 'Half fall between 3 a.m. and 5 a.m.; 100.0% are from weekends.'],
])('the hours %j read as "%s"', (counts, text) => {
  expect(readings.hoursReading(counts)).toBe(text);
});
