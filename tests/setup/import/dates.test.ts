import { expect, test } from 'vitest';
import { isAmbiguous, readDate } from '@/lib/setup/import/dates';

test.each([
  ['2020', '2020'],
  ['2020-03', '2020-03'],
  ['2020-03-09T08:00:00Z', '2020-03-09'],
  ['Mar 2020', '2020-03'],
  ['Jan 2, 2020', '2020-01-02'],
  ['03/2020', '2020-03'],
  ['02/13/2005', '2005-02-13'],
  ['13/02/2005', '2005-02-13'],
  ['31.12.2020', '2020-12-31'],
  ['Dezember 2019', '2019-12'],
  ['12 mars 2023', '2023-03-12'],
  ['9 de marzo de 2020', '2020-03-09'],
  ['października 2013', '2013-10'],
  ['2020年3月', '2020-03'],
  ['2020年3月15日', '2020-03-15'],
])('%s is %s, as precise as it says', (text, iso) => {
  expect(readDate(text)).toEqual({ iso });
});

test.each([
  ['2021-06-31', '2021-06'],
  ['2015-03 (1 yr)', '2015-03'],
  ['Mar 2015 (1 yr)', '2015-03'],
])('of %s only %s is a date', (text, iso) => {
  expect(readDate(text)).toEqual({ iso, isCut: true });
});

test.each(['Present', 'present', 'Heute', 'Actualidad', 'current'])('%s is a time that goes on', (text) => {
  expect(readDate(text)).toBe('ongoing');
});

test.each(['2020-19', '', '13/2020', 'mar mar 2020'])('"%s" is not a date', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['03/04/2020', true],
  ['3/4/2020', true],
  ['03-04-2020', true],
  ['4/4/2020', false],
  ['13/04/2020', false],
  ['03/2020', false],
])('%s can be two dates: %s', (text, expected) => {
  expect(isAmbiguous(text)).toBe(expected);
});
