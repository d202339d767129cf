import { expect, test } from 'vitest';
import { daysIn } from '@/lib/dev-stats/rules/date-range';
import { weeksRange, weeksReading } from '@/lib/dev-stats/rules/repository-weeks';

test('53 weeks end on a Sunday', () => {
  const range = weeksRange('2025-11-17');
  expect(range).toEqual({ from: '2025-11-17', to: '2026-11-22' });
  expect(daysIn(range)).toBe(53 * 7);
});

test.each([
  [[0, 0], 'No commits in 2 weeks.'],
  [[1, 0], '1 commit in 2 weeks; 1 week had none.'],
  [[1, 2], '3 commits in 2 weeks, in every week.'],
])('%j', (weeks, reading) => {
  expect(weeksReading(weeks)).toBe(reading);
});
