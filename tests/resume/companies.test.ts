import { expect, test } from 'vitest';
import { groupByCompany } from '@/lib/resume/companies';

const role = (company: string, startDate: string, endDate?: string) => ({
  company,
  location: 'Here',
  startDate,
  endDate,
});

test.each([
  [
    'promotions are one stay',
    [role('A', '2020-01-01'), role('A', '2018-01-01', '2019-12-31')],
    [['A', '2018-01-01', null, 2]],
  ],
  [
    'who comes back starts a new stay',
    [role('A', '2022-01-01'), role('B', '2020-01-01', '2021-12-31'), role('A', '2018-01-01', '2019-12-31')],
    [
      ['A', '2022-01-01', undefined, 1],
      ['B', '2020-01-01', '2021-12-31', 1],
      ['A', '2018-01-01', '2019-12-31', 1],
    ],
  ],
])('%s', (_, roles, stays) => {
  const grouped = groupByCompany(roles);
  expect(
    grouped.map(({ company, startDate, endDate, roles: { length } }) => [company, startDate, endDate, length]),
  ).toEqual(stays);
});
