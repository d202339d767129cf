import { expect, test } from 'vitest';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { streaks } from '@/lib/dev-stats/rules/commits/days';

test.each([
  ['there are no commits', [], 0, 0],
  ['yesterday has commits but today has none', ['2026-11-19', '2026-11-20'], 2, 2],
  ['today and yesterday have none', ['2026-11-18', '2026-11-19'], 0, 2],
  ['a day is missing', ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21'], 2, 2],
  ['days are unsorted and repeated', ['2026-11-21', '2026-11-19', '2026-11-20', '2026-11-21'], 3, 3],
  ['the longest streak is an old one', ['2025-12-30', '2025-12-31', '2026-01-01', '2026-11-21'], 1, 3],
  ['February has 29 days', ['2024-02-28', '2024-02-29', '2024-03-01'], 0, 3],
  ['days are in the future', ['2026-11-21', '2026-11-22', '2026-11-23', '2100-01-01'], 1, 1],
  ['a clock was set to 1970', ['1970-01-01', '2026-11-20'], 1, 1],
])('streaks when %s', (_, days, current, longest) => {
  expect(streaks(days, '2026-11-21')).toEqual({ current, longest });
});

test('a streak continues across daylight saving time', () => {
  const dayIn = createCalendar('America/Los_Angeles');
  // 23:30 local time, before and after the change of the offset.
  const spring = ['2026-03-07T23:30:00-08:00', '2026-03-08T23:30:00-07:00', '2026-03-09T23:30:00-07:00'];
  expect(
    streaks(
      spring.map((time) => dayIn(Date.parse(time))),
      '2026-03-09',
    ),
  ).toEqual({ current: 3, longest: 3 });
  const autumn = ['2026-10-31T23:30:00-07:00', '2026-11-01T23:30:00-08:00', '2026-11-02T23:30:00-08:00'];
  expect(
    streaks(
      autumn.map((time) => dayIn(Date.parse(time))),
      '2026-11-02',
    ),
  ).toEqual({ current: 3, longest: 3 });
});

test.each([
  ['UTC', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21'],
])('2 a.m. UTC in %s is on %s', (zone, day) => {
  expect(createCalendar(zone)(Date.parse('2026-11-21T02:00:00Z'))).toBe(day);
});

test('an unknown time zone is an error that names it', () => {
  expect(() => createCalendar('Mars/Olympus')).toThrow('Mars/Olympus');
});
