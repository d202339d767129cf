import { expect, test } from 'vitest';
import { daysIn } from '@/lib/dev-stats/rules/date-range';
import { weeksRange } from '@/lib/dev-stats/rules/history/repository-weeks';

test('53 weeks end on a Sunday', () => {
  const range = weeksRange('2025-11-17');
  expect(range).toEqual({ from: '2025-11-17', to: '2026-11-22' });
  expect(daysIn(range)).toBe(53 * 7);
});
