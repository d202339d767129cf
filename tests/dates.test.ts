import { expect, test } from 'vitest';
import { addDays, formatDay, formatMonth, formatPeriod, formatYears, isCurrent, newestFirst } from '@/lib/dates';

test.each([
  ['2024-03-15', null, 'Mar 2024 – Present'],
  ['2024-03-15', undefined, 'Mar 2024 – Present'],
  ['2126-04-01', undefined, 'Apr 2126'],
  ['2019-03-01', '2021-06-30', 'Mar 2019 – Jun 2021'],
])('the period from %s to %s reads "%s"', (startDate, endDate, text) => {
  expect(formatPeriod({ startDate, endDate })).toBe(text);
});

test.each([
  ['2024-03-15', null, '2024'],
  ['2022-09-12', '2024-11-29', '2022–2024'],
  ['2021-12-31T00:00:00.000Z', '2022-01-01T00:00:00.000Z', '2021–2022'],
])('the years from %s to %s read "%s"', (startDate, endDate, text) => {
  expect(formatYears({ startDate, endDate })).toBe(text);
});

test.each([['2025-01-01T00:30:00+01:00', 'Dec 2024']])('the month of %s is %s, in UTC', (iso, text) => {
  expect(formatMonth(iso)).toBe(text);
});

test.each([['2026-11-14T23:59:59Z', 'November 14, 2026']])('the day of %s is %s, in UTC', (iso, text) => {
  expect(formatDay(iso)).toBe(text);
});

test('the latest start comes first, regardless of the end', () => {
  const periods = [
    { startDate: '2019-03-01', endDate: '2026-01-01' },
    { startDate: '2024-01-02', endDate: null },
    { startDate: '2024-01-10', endDate: '2024-02-01' },
  ];
  expect(periods.toSorted(newestFirst).map(({ startDate }) => startDate)).toEqual([
    '2024-01-10',
    '2024-01-02',
    '2019-03-01',
  ]);
});

test('a period is current from its first day to its last', () => {
  const today = new Date().toISOString().slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const periods = [
    { startDate: today },
    { startDate: '2019', endDate: today },
    { startDate: '2019', endDate: tomorrow.slice(0, 4) },
  ];
  expect(periods.filter((period) => !isCurrent(period))).toEqual([]);
  const others = [{ startDate: tomorrow }, { startDate: '2019', endDate: yesterday }, { endDate: null }];
  expect(others.filter(isCurrent)).toEqual([]);
});
