import { expect, test } from 'vitest';
import { placeOnAxis } from '@/lib/projects/axis';

const NOW = new Date('2026-01-01T00:00:00Z');

test('lines lie between their dates, and one without an end reaches today', () => {
  const { years, lines } = placeOnAxis(
    [
      { slug: 'a', title: 'A', startDate: '2024-01-01' },
      { slug: 'b', title: 'B', startDate: '2022-07-01', endDate: '2024-01-01' },
    ],
    NOW,
  );
  expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(lines.map(({ slug, start, end, runsNow }) => [slug, start, end, runsNow])).toEqual([
    ['a', 66.7, 100, true],
    ['b', 41.7, 66.7, false],
  ]);
});

test('over a long time, every fifth year has a label', () => {
  const { years } = placeOnAxis([{ slug: 'a', title: 'A', startDate: '2003-05-01' }], NOW);
  expect(years.map(({ year }) => year)).toEqual([2005, 2010, 2015, 2020, 2025]);
});
