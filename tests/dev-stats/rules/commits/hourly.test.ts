import { expect, test } from 'vitest';
import { hourlyWindowStart } from '@/lib/dev-stats/rules/commits/hourly';

test('the window is today and the 89 days before', () => {
  expect(hourlyWindowStart('2026-11-21')).toBe('2026-08-24');
});
