import { expect, test } from 'vitest';
import { describeSchool } from '@/lib/resume/sources';

const study = { degree: 'M.S.', area: undefined, institution: 'Tahoma State University' };

test.each([
  [{ startDate: '2006-09-01', endDate: '2009-06-01' }, 'Tahoma State University, 2006–2009'],
  [{ startDate: '2006-09-01', endDate: undefined }, 'Tahoma State University, 2006–Present'],
  [{ startDate: '2999-09-01', endDate: undefined }, 'Tahoma State University, 2999'],
])('the years of a course of study: %o', (dates, text) => {
  expect(describeSchool({ ...study, ...dates })).toBe(text);
});
