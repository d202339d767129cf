import { expect, test } from 'vitest';
import { stepsReading } from '@/lib/dev-stats/rules/history/sentences';

test.each([
  ['week', [0, 0], 'No commits in 2 weeks.'],
  ['day', [0, 1, 0], 'The median day had 0 commits; the most was 1, on Nov 9, 2026.'],
  ['month', [1, 4], 'The median month had 3 commits; the most were 4, in Nov 2026.'],
] as const)('%ss of %j commits read as "%s"', (step, commits, text) => {
  const dates = ['2026-11-02', '2026-11-09', '2026-11-16'].slice(0, commits.length);
  expect(stepsReading(step, dates, commits)).toBe(text);
});
