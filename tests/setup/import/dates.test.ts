import { expect, test } from 'vitest';
import { lastDay, readDate } from '@/lib/setup/import/dates';

test.each([
  ['2020', '2020-01-01', 'year'],
  ['2020-03', '2020-03-01', 'month'],
  ['2020-03-09', '2020-03-09', 'day'],
  ['2020-03-09T08:00:00Z', '2020-03-09', 'day'],
  ['2020-03-09 08:00:00', '2020-03-09', 'day'],
  ['Mar 2020', '2020-03-01', 'month'],
  ['march 2020', '2020-03-01', 'month'],
  ['Sept. 2014', '2014-09-01', 'month'],
  ['Jan 2, 2020', '2020-01-02', 'day'],
  ['02 Jan 2024', '2024-01-02', 'day'],
  ['03/2020', '2020-03-01', 'month'],
  ['12/31/2020', '2020-12-31', 'day'],
  ['31.12.2020', '2020-12-31', 'day'],
  ['Dezember 2019', '2019-12-01', 'month'],
  ['Mär 2019', '2019-03-01', 'month'],
  ['févr. 2018', '2018-02-01', 'month'],
  ['12 mars 2023', '2023-03-12', 'day'],
  ['enero de 2017', '2017-01-01', 'month'],
  ['9 de marzo de 2020', '2020-03-09', 'day'],
  ['outubro de 2016', '2016-10-01', 'month'],
  ['gennaio 2015', '2015-01-01', 'month'],
  ['maart 2014', '2014-03-01', 'month'],
  ['października 2013', '2013-10-01', 'month'],
  ['2020年3月', '2020-03-01', 'month'],
  ['2020년 3월', '2020-03-01', 'month'],
])('%s is %s, precise to the %3$s', (text, iso, precision) => {
  expect(readDate(text)).toEqual({ iso, precision });
});

test.each(['Present', 'present', 'Heute', 'Actualidad', 'current'])('%s is a time that goes on', (text) => {
  expect(readDate(text)).toBe('ongoing');
});

test.each([
  '2020-19',
  '2020-02-31',
  '2020-00',
  '0020',
  '2020-03-39',
  'soon',
  '',
  '13/2020',
  'mar mar 2020',
  '9 9 Mar 2020',
])('"%s" is not a date', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['2020', '2020-12-31'],
  ['2020-02', '2020-02-29'],
  ['2020-02-03', '2020-02-03'],
])('a period that ends in %s ends on %s', (text, end) => {
  expect(lastDay(readDate(text) as Exclude<ReturnType<typeof readDate>, string | undefined>)).toBe(end);
});
