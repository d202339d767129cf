import { expect, test } from 'vitest';
import { hourlyWindowStart, slotOfHour } from '@/lib/dev-stats/rules/commits/hourly';

test('the window is today and the 89 days before', () => {
  expect(hourlyWindowStart('2026-11-21')).toBe('2026-08-24');
});

test.each([
  [0, 0, 4],
  [-1, 23, 3],
  [-73, 23, 0],
  [498_704, 8, 0],
])('hour %s since 1970 is hour %s of weekday %s', (localHour, hour, dayOfWeek) => {
  expect(slotOfHour(localHour)).toEqual({ hour, dayOfWeek });
});
