import { expect, test } from 'vitest';
import { groupByCompany } from '@/lib/resume/companies';

test.each([
  ['promotions are one stay', ['A', 'A'], [2]],
  ['who comes back starts a new stay', ['A', 'B', 'A'], [1, 1, 1]],
])('%s', (_, companies, lengths) => {
  const stays = groupByCompany(companies.map((company) => ({ company })));
  expect(stays.map(({ length }) => length)).toEqual(lengths);
});
