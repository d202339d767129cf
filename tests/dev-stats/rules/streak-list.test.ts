import { expect, test } from 'vitest';
import { longestStreaks, streaksReading } from '@/lib/dev-stats/rules/streak-list';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const DATES = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-02-27', '2026-02-28', '2026-03-01', '2026-05-05'];

test('the longest runs come first, the later of equals before the earlier', () => {
  expect(longestStreaks([...DATES, '2026-06-01', '2026-06-02'], YEAR, 3)).toEqual([
    { from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-06-01', to: '2026-06-02' },
    { from: '2026-01-01', to: '2026-01-02' },
  ]);
});

const days = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => `2026-${month}-${String(index + 1).padStart(2, '0')}`);

test.each([
  ['No commits in this period.', []],
  ['The longest run of days with commits was 1 day.', ['2026-05-05']],
  [
    'The longest run of days with commits was 9 days; 1 other run had a week or more.',
    [...days('01', 9), ...days('03', 7)],
  ],
])('%j', (reading, dates) => {
  expect(streaksReading(dates, YEAR)).toBe(reading);
});
