import { expect, test } from 'vitest';
import { normalizeAuthorTime, parseOffset, plausibleTimes } from '@/lib/dev-stats/rules/commits/author-time';

test.each([
  ['2026-11-21T00:30:00+14:00', 840],
  ['2026-11-21T23:30:00-11:00', -660],
  ['2024-02-29T12:00:00.123-03:30', -210],
  ['2026-11-21T08:30:00+0530', 330],
  ['2026-11-21T08:30:00Z', 0],
  ['2026-11-21', 0],
  ['yesterday', 0],
  ['', 0],
])('the offset of %j is %i minutes', (timestamp, minutes) => {
  expect(parseOffset(timestamp) + 0).toBe(minutes);
});

test.each([Number.NaN, -1, 253_402_300_800, 1e19])('%s seconds are out of range and become the epoch', (seconds) => {
  expect(normalizeAuthorTime(seconds, 60)).toEqual([0, 0]);
});

test('plausible dates begin in 1990 and end a day after the collection', () => {
  const { first, last } = plausibleTimes(new Date('2026-11-21T08:30:00Z'));
  expect(new Date(first * 1000).toISOString()).toBe('1990-01-01T00:00:00.000Z');
  expect(new Date(last * 1000).toISOString()).toBe('2026-11-22T08:30:00.000Z');
});
