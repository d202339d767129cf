import { expect, test } from 'vitest';
import { lastDay, readDate } from '@/lib/setup/import/dates';

test.each([
  ['2020', '2020-01-01', 'year'],
  ['2020-03', '2020-03-01', 'month'],
  ['2020-03-09T08:00:00Z', '2020-03-09', 'day'],
  ['Mar 2020', '2020-03-01', 'month'],
  ['Jan 2, 2020', '2020-01-02', 'day'],
  ['03/2020', '2020-03-01', 'month'],
  ['31.12.2020', '2020-12-31', 'day'],
  ['Dezember 2019', '2019-12-01', 'month'],
  ['12 mars 2023', '2023-03-12', 'day'],
  ['9 de marzo de 2020', '2020-03-09', 'day'],
  ['października 2013', '2013-10-01', 'month'],
  ['2020年3月', '2020-03-01', 'month'],
])('%s is %s, precise to the %3$s', (text, iso, precision) => {
  expect(readDate(text)).toEqual({ iso, precision });
});

test.each(['Present', 'present', 'Heute', 'Actualidad', 'current'])('%s is a time that goes on', (text) => {
  expect(readDate(text)).toBe('ongoing');
});

test.each(['2020-02-31', '', '13/2020', 'mar mar 2020'])('"%s" is not a date', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['2020', '2020-12-31'],
  ['2020-02', '2020-02-29'],
  ['2020-02-03', '2020-02-03'],
])('a period that ends in %s ends on %s', (text, end) => {
  expect(lastDay(readDate(text) as Exclude<ReturnType<typeof readDate>, string | undefined>)).toBe(end);
});
