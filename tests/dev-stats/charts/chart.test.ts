import { expect, test } from 'vitest';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { rangeOfValues, tableOf, valueText } from '@/lib/dev-stats/charts/chart';
import { stripTable } from '@/lib/dev-stats/charts/ticks';
import { formatNumber } from '@/lib/dev-stats/rules/format';

const axis = timeAxis('week', ['2026-11-09', '2026-11-16']);
const one = { title: 'Commits', unit: 'commits per week', axis, series: [{ name: 'Commits', values: [1, null] }] };
const two = {
  ...{ title: 'Duration', unit: 'minutes', axis },
  series: [
    { name: 'Median', values: [5, 6] },
    { name: 'p90', values: [8.5, null] },
  ],
};
const commits = (value: number) => formatNumber(value, 'commit');

test('the table of one series is headed by its unit, and a gap is null', () => {
  expect(tableOf(one)).toEqual({
    title: 'Commits',
    columns: ['Week of', 'Commits per week'],
    rows: [
      ['2026-11-09', 1],
      ['2026-11-16', null],
    ],
  });
});

test('the columns of several series have their names and the unit', () => {
  expect(tableOf(two).columns).toEqual(['Week of', 'Median, minutes', 'p90, minutes']);
});

test('the text of a position says its date and values', () => {
  expect(valueText(one, 0, commits)).toBe('Week of Nov 9, 2026: 1 commit');
  expect(valueText(one, 1, commits)).toBe('Week of Nov 16, 2026: no data');
  expect(valueText(two, 1, (value) => `${value} min`)).toBe('Week of Nov 16, 2026: Median 6 min, p90 no data');
});

test('the values range from zero unless told otherwise', () => {
  expect(rangeOfValues(two.series)).toEqual({ min: 0, max: 8.5 });
  expect(rangeOfValues(two.series, [5, 10])).toEqual({ min: 5, max: 10 });
  expect(rangeOfValues([])).toEqual({ min: 0, max: 0 });
});

test('the table of marks has a row for each', () => {
  const kinds = { passed: { name: 'passed', color: 'green', shape: 'bar' } } as const;
  const strips = [{ name: 'CI', ticks: [{ kind: 'passed' as const, label: 'Nov 21, 2026' }] }];
  expect(stripTable('Runs', 'Run', strips, kinds).rows).toEqual([['Nov 21, 2026', 'CI', 'passed']]);
});
