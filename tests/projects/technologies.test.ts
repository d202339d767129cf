import { expect, test } from 'vitest';
import { highlightedTechnologies, technologyCount } from '@/lib/projects/summary';

/** Groups of technologies, each written as its initials: 'abc' are three. */
const groups = (...initials: string[]) =>
  initials.map((names) => ({ technologies: [...names].map((name) => ({ name })) }));

test.each([
  ['no groups', groups(), 0, []],
  ['an empty group', groups(''), 0, []],
  ['a long group', groups('abcde'), 5, ['a', 'b']],
  ['two groups', groups('abc', 'def'), 6, ['a', 'b', 'd', 'e']],
  ['many short groups', groups('a', 'b', 'c', 'd', 'e'), 5, ['a', 'b', 'c', 'd']],
  ['a group cut short by the limit', groups('a', 'bc', 'de'), 5, ['a', 'b', 'c', 'd']],
] as const)('of %s there are %s counted and %j highlighted', (_, all, count, highlights) => {
  expect(technologyCount([...all])).toBe(count);
  expect(highlightedTechnologies([...all])).toEqual(highlights);
});
