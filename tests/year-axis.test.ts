import { expect, test } from 'vitest';
import { createAxis } from '@/lib/year-axis';

test('the axis runs from the year before the first date to today, and a role without an end reaches today', () => {
  const { locate, ticks } = createAxis(['2006-07-01', '2002-09-03'], '2026-01-01');
  expect(locate({ startDate: '2001-01-01', endDate: '2026-01-01' })).toEqual({ start: 0, end: 1 });
  expect(locate({ startDate: '2013-07-02' })).toEqual({ start: expect.closeTo(0.5, 2), end: 1 });
  expect(ticks.filter(({ isLabeled }) => isLabeled).map(({ year }) => year)).toEqual([2005, 2010, 2015, 2020]);
});

test('a short career has a label every year, but none under that of today', () => {
  const { ticks } = createAxis(['2024-02-01'], '2026-03-01');
  expect(ticks.filter(({ isLabeled }) => isLabeled).map(({ year }) => year)).toEqual([2023, 2024, 2025]);
});
