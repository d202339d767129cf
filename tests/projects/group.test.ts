import { expect, test } from 'vitest';
import { groupByYear } from '@/lib/projects/list';

test('years and projects keep the given order', () => {
  const a = { startDate: '2022-12-31' };
  const b = { startDate: '2024-01-01' };
  const c = { startDate: '2022-01-01' };
  const d = { startDate: '2019-05-11' };
  expect(groupByYear([a, b, c, d])).toEqual([
    { year: '2022', projects: [a, c] },
    { year: '2024', projects: [b] },
    { year: '2019', projects: [d] },
  ]);
});

test('the year is the one written, in every time zone', () => {
  const [group] = groupByYear([{ startDate: '2024-01-01T00:00:00.000Z' }, { startDate: '2024-12-31T23:59:59.999Z' }]);
  expect(group).toMatchObject({ year: '2024', projects: { length: 2 } });
});
