import { expect, test } from 'vitest';
import {
  SAMPLE_CONTRIBUTIONS,
  SAMPLE_PULL_REQUESTS,
  sampleContributions,
  samplePullRequests,
} from '@/lib/dev-stats/store/sample/contributions';

test.each([
  ['2026-01-01T00:00:00Z', 1],
  ['2026-11-22T12:00:00Z', 326],
])('the contributions of the sample on %s have %i days that add up', (today, count) => {
  const days = sampleContributions(new Date(today));
  expect(days).toHaveLength(count);
  expect(days.reduce((sum, day) => sum + day, 0)).toBe(SAMPLE_CONTRIBUTIONS);
});

test('the pull requests of the sample end on a weekday, up to today, and add up', () => {
  const { dates, opened } = samplePullRequests(new Date('2026-11-20T12:00:00Z'));
  expect([dates.at(-1), opened.reduce((sum, day) => sum + day, 0)]).toEqual(['2026-11-20', SAMPLE_PULL_REQUESTS]);
  expect(dates).toEqual(dates.toSorted());
});
