import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorTime, parseAuthorTime, plausibleTimes } from '@/lib/dev-stats/rules/commits/author-time';

test.each([
  ['2026-11-21T00:30:00+14:00', '2026-11-20T10:30:00Z', 840, '2026-11-21', 0, 6],
  ['2026-11-21T23:30:00-11:00', '2026-11-22T10:30:00Z', -660, '2026-11-21', 23, 6],
  ['2024-02-29T12:00:00.123-03:30', '2024-02-29T15:30:00Z', -210, '2024-02-29', 12, 4],
])('%s is parsed with the local time of its author', (timestamp, utc, offsetMinutes, date, hour, dayOfWeek) => {
  expect(parseAuthorTime(timestamp)).toEqual({ utc, offsetMinutes, date, hour, dayOfWeek });
});

test.each(['', 'yesterday', '2026-11-21', '2026-13-01T00:00:00Z', '2026-11-21T08:30:00'])(
  '%j is not an author time',
  (text) => {
    expect(parseAuthorTime(text)).toBeUndefined();
  },
);

test.each([Number.NaN, -1, 253_402_300_800, 1e19])('%s seconds are out of range and become the epoch', (seconds) => {
  expect(authorTime(seconds, 60)).toMatchObject({ utc: '1970-01-01T00:00:00Z', offsetMinutes: 0 });
});

test('plausible dates begin in 1990 and end a day after the collection', () => {
  const { first, last } = plausibleTimes(new Date('2026-11-21T08:30:00Z'));
  expect(authorTime(first, 0).utc).toBe('1990-01-01T00:00:00Z');
  expect(authorTime(last, 0).utc).toBe('2026-11-22T08:30:00Z');
});

test('the arithmetic agrees with Date', () => {
  const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
  const offset = fc.integer({ min: -720, max: 840 });
  fc.assert(
    fc.property(seconds, offset, (at, minutes) => {
      const wall = new Date((at + minutes * 60) * 1000);
      expect(authorTime(at, minutes)).toMatchObject({
        date: wall.toISOString().slice(0, 10),
        hour: wall.getUTCHours(),
        dayOfWeek: wall.getUTCDay(),
      });
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
