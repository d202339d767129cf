import { expect, test } from 'vitest';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { rangeOfValues, toTable } from '@/lib/dev-stats/charts/chart';

const axis = timeAxis('week', ['2026-11-09', '2026-11-16']);
const one = { unit: 'commits per week', axis, series: [{ name: 'Commits', values: [1, null] }] };
const two = {
  ...{ unit: 'minutes', axis },
  series: [
    { name: 'Median', values: [5, 6] },
    { name: 'p90', values: [8.5, null] },
  ],
};

test('the table of one series is headed by its unit, and a gap is null', () => {
  expect(toTable(one)).toEqual({
    columns: ['Week of', 'Commits per week'],
    rows: [
      ['2026-11-09', 1],
      ['2026-11-16', null],
    ],
  });
});

test('the values range from zero unless told otherwise', () => {
  expect(rangeOfValues(two.series)).toEqual({ min: 0, max: 8.5 });
  expect(rangeOfValues(two.series, [5, 10])).toEqual({ min: 5, max: 10 });
  expect(rangeOfValues([])).toEqual({ min: 0, max: 0 });
});
