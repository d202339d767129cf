import { expect, test } from 'vitest';
import { daysIn, type PeriodView, rangeBefore, toRange } from '@/lib/dev-stats/rules/date-range';

const TODAY = '2026-11-22';
const FIRST = '2024-02-29';
const view = (period: PeriodView['period'], from = '', to = ''): PeriodView => ({ period, from, to });

test.each([
  ['no period', view(''), undefined],
  ['30 days, including today', view('30d'), { from: '2026-10-24', to: TODAY }],
  ['a year', view('1y'), { from: '2025-11-23', to: TODAY }],
  ['everything', view('all'), { from: FIRST, to: TODAY }],
  ['two dates', view('custom', '2026-01-01', '2026-03-31'), { from: '2026-01-01', to: '2026-03-31' }],
  ['dates in the wrong order', view('custom', '2026-03-31', '2026-01-01'), { from: '2026-01-01', to: '2026-03-31' }],
  ['an open start', view('custom', '', '2024-12-31'), { from: FIRST, to: '2024-12-31' }],
  ['a day that its month does not have', view('custom', '2026-02-31'), { from: FIRST, to: TODAY }],
  ['a start before 1990', view('custom', '0026-11-01', '2026-03-31'), { from: FIRST, to: '2026-03-31' }],
])('%s', (_, chosen, range) => {
  expect(toRange(chosen, TODAY, FIRST)).toEqual(range);
});

test('everything is one day before the first figures', () => {
  expect(toRange(view('all'), TODAY, undefined)).toEqual({ from: TODAY, to: TODAY });
});

test('the range before has as many days and ends the day before', () => {
  const range = { from: '2026-10-24', to: TODAY };
  expect(rangeBefore(range)).toEqual({ from: '2026-09-24', to: '2026-10-23' });
  expect(daysIn(rangeBefore(range))).toBe(30);
});
