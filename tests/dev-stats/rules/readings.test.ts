import { expect, test } from 'vitest';
import * as readings from '@/lib/dev-stats/rules/readings';

const week = { from: '2026-11-16', to: '2026-11-22' };
const on = (...dates: number[]) => dates.map((day) => ({ date: `2026-11-${day}`, commits: 2 }));

test.each([
  [[], 'No commits in 7 days.'],
  [on(19), 'Committed on 1 of 7 days; the longest gap was 3 days.'],
  [on(17, 19, 21), 'Committed on 3 of 7 days; the longest gap was 1 day.'],
  [on(16, 22), 'Committed on 2 of 7 days; the longest gap was 5 days.'],
  [on(10, 21, 22), 'Committed on 2 of 7 days; the longest gap was 5 days.'],
  [on(16, 17, 18, 19, 20, 21, 22), 'Committed on all 7 days.'],
  [[{ date: '2026-11-18', commits: 0 }], 'No commits in 7 days.'],
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

test('one day has a singular', () => {
  expect(readings.daysReading([], { from: '2026-11-16', to: '2026-11-16' })).toBe('No commits in 1 day.');
  expect(readings.daysReading(on(16), { from: '2026-11-16', to: '2026-11-16' })).toBe('Committed on this day.');
});

test.each([
  [[0, 0], 'No commits in 2 days.'],
  [[1, 0], '1 commit on 1 of 2 days.'],
  [[1200, 3], '1,203 commits on 2 of 2 days.'],
])('a week of %j reads as "%s"', (commits, text) => {
  expect(readings.weekReading(commits.map((count, index) => ({ date: `2026-11-1${index}`, commits: count })))).toBe(
    text,
  );
});

test.each([
  [[], ''],
  [on(17, 21), 'Tuesday and Saturday have the most commits, 50.0% each; 50.0% are from weekends.'],
  [[...on(17, 24), ...on(18, 22)], 'Tuesday has the most commits, 50.0%; 25.0% are from weekends.'],
])('the weekdays of %j read as "%s"', (activity, text) => {
  expect(readings.weekdayReading(activity)).toBe(text);
});

const hour = (dayOfWeek: number, at: number, commits: number) => ({ dayOfWeek, hour: at, commits });

test.each([
  [[], ''],
  [[hour(1, 9, 1)], 'Half of the commits are from 09:00 to 10:00; 0.0% are from weekends.'],
  [
    [hour(1, 23, 2), hour(2, 0, 2), hour(6, 12, 2)],
    'Half of the commits are from 23:00 to 01:00; 33.3% are from weekends.',
  ],
  [
    [hour(0, 3, 1), hour(0, 4, 1), hour(0, 15, 1)],
    'Half of the commits are from 03:00 to 05:00; 100.0% are from weekends.',
  ],
])('the hours %j read as "%s"', (counts, text) => {
  expect(readings.hoursReading(counts)).toBe(text);
});

test.each([
  [[], ''],
  [[['Go', 100]], 'All commits are in Go.'],
  [
    [
      ['Go', 60],
      ['C', 40],
    ],
    'Go has 60.0% of the commits, of 2 languages.',
  ],
  [
    [
      ['Go', 40],
      ['C', 30],
      ['D', 20],
      ['R', 10],
    ],
    'Go has 40.0% of the commits; the first three of 4 languages have 90.0%.',
  ],
] as const)('the languages %j read as "%s"', (shares, text) => {
  expect(readings.languagesReading(shares.map(([name, share]) => ({ name, share })))).toBe(text);
});

test.each([
  [[], ''],
  [[['site', 0]], ''],
  [[['site', 1]], '1 commit in site.'],
  [
    [
      ['site', 1],
      ['tool', 3],
    ],
    'tool has 75.0% of the commits in these 2 repositories.',
  ],
  [
    [
      ['site', 1],
      ['tool', 3],
      ['old', null],
    ],
    'tool has 75.0% of the commits in the 2 repositories with known figures.',
  ],
] as const)('the repositories %j read as "%s"', (rows, text) => {
  expect(readings.repositoriesReading(rows.map(([name, commits]) => ({ name, commits })))).toBe(text);
});

test.each([
  [6, 41, 'The current streak of 6 days is 35 short of the longest.'],
  [1, 2, 'The current streak of 1 day is 1 short of the longest.'],
  [41, 41, 'The current streak of 41 days is the longest so far.'],
  [0, 1, 'No current streak; the longest was 1 day.'],
  [0, 0, ''],
  [null, 5, 'The longest streak was 5 days.'],
  [5, null, ''],
])('streaks of %s and %s read as "%s"', (currentStreak, longestStreak, text) => {
  expect(readings.streakReading({ currentStreak, longestStreak })).toBe(text);
});

test.each([
  [[true, false], [1, 1], '1 of 2 earned.'],
  [[true, false], [1, null], '1 of 2 earned; 1 has no data.'],
  [[false, false], [null, null], '0 of 2 earned; 2 have no data.'],
])('achievements %j with the values %j read as "%s"', (earned, values, text) => {
  const all = earned.map((isEarned, index) => ({ earned: isEarned, value: values[index] ?? null }));
  expect(readings.achievementsReading(all)).toBe(text);
});
