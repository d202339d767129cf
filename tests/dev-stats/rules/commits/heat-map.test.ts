import { expect, test } from 'vitest';
import { heatMap, intensity, LABELED_HOURS } from '@/lib/dev-stats/rules/commits/heat-map';

test.each([
  [0, 'none'],
  [1, 'low'],
  [25, 'low'],
  [26, 'medium'],
  [50, 'medium'],
  [51, 'high'],
  [75, 'high'],
  [76, 'very-high'],
  [100, 'very-high'],
])('%s commits with a busiest slot of 100 are %s', (commits, expected) => {
  expect(intensity(commits, 100)).toBe(expected);
});

test.each([
  [1, 1, 'very-high'],
  [1, 3, 'medium'],
  [2, 3, 'high'],
  [0, 0, 'none'],
])('%s of %s is %s', (commits, busiest, expected) => {
  expect(intensity(commits, busiest)).toBe(expected);
});

test('the map has seven days of 24 hours, with intensities relative to the busiest slot', () => {
  const { days } = heatMap([
    { hour: 3, dayOfWeek: 2, commits: 4 },
    { hour: 4, dayOfWeek: 2, commits: 1 },
  ]);
  expect([days.length, ...new Set(days.map((row) => row.length))]).toEqual([7, 24]);
  expect(days[1]?.slice(3, 6).map((cell) => [cell.commits, cell.intensity])).toEqual([
    [4, 'very-high'],
    [1, 'low'],
    [0, 'none'],
  ]);
});

test('a tie for the busiest slot goes to the earliest', () => {
  const counts = [
    { hour: 15, dayOfWeek: 4, commits: 42 },
    { hour: 9, dayOfWeek: 1, commits: 42 },
    { hour: 10, dayOfWeek: 1, commits: 0 },
  ];
  expect(heatMap(counts).summary).toMatchObject({
    total: 84,
    averagePerHour: 0.5,
    activeHours: 2,
    busiest: { hour: 9, dayOfWeek: 1, commits: 42 },
  });
  expect(heatMap([]).summary).toEqual({ total: 0, averagePerHour: 0, activeHours: 0, busiest: undefined });
});

test('every third hour has a label', () => {
  expect(LABELED_HOURS).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
});
