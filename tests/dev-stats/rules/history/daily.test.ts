import { expect, test } from 'vitest';
import { comparedSums, stepFor, stepsIn, sumsIn } from '@/lib/dev-stats/rules/history/daily';

const DAYS = { dates: ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-02'], commits: [1, 2, 3, 4] };

test.each([
  ['2026-01-01', '2026-01-31', 'day'],
  ['2026-01-01', '2026-02-01', 'week'],
  ['2025-01-01', '2026-01-06', 'week'],
  ['2025-01-01', '2026-01-07', 'month'],
])('%s to %s is drawn by %s', (from, to, step) => {
  expect(stepFor({ from, to })).toBe(step);
});

test.each([
  ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['week', '2026-02-25', '2026-03-02', ['2026-02-23', '2026-03-02']],
  ['month', '2025-12-31', '2026-02-01', ['2025-12-01', '2026-01-01', '2026-02-01']],
] as const)('each %s of %s to %s', (step, from, to, starts) => {
  expect(stepsIn({ from, to }, step)).toEqual(starts);
});

test.each([['month', [1, 5, 4]]] as const)('sums by %s, with zeros', (step, sums) => {
  expect(sumsIn(DAYS.dates, DAYS.commits, { from: '2026-01-31', to: '2026-03-05' }, step)).toEqual(sums);
});

test('each step has the commits of the same days in the period before', () => {
  const daily = { dates: ['2026-01-01', '2026-01-04', '2026-01-07', '2026-01-10'], commits: [1, 2, 4, 8] };
  expect(comparedSums(daily, { from: '2026-01-07', to: '2026-01-12' })).toEqual({
    values: [4, 0, 0, 8, 0, 0],
    before: [1, 0, 0, 2, 0, 0],
  });
});

test('a period before the first commit is not compared with', () => {
  const daily = { dates: ['2026-01-02', '2026-01-04'], commits: [1, 2] };
  expect(comparedSums(daily, { from: '2026-01-03', to: '2026-01-05' })).toEqual({ values: [0, 2, 0] });
});
