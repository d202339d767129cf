import { expect, test } from 'vitest';
import { longestStreaks } from '@/lib/dev-stats/rules/commits/streak-list';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const DATES = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-02-27', '2026-02-28', '2026-03-01', '2026-05-05'];

test('the longest runs come first, the later of equals before the earlier', () => {
  expect(longestStreaks([...DATES, '2026-06-01', '2026-06-02'], YEAR, 3)).toEqual([
    { from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-06-01', to: '2026-06-02' },
    { from: '2026-01-01', to: '2026-01-02' },
  ]);
});
