import { expect, test } from 'vitest';
import { indexProjects } from '@/lib/projects/list';
import { PROJECTS } from './project';

const found = (q: string) =>
  indexProjects(PROJECTS)({ q, status: 'all', sort: 'year-desc', density: 'comfortable' }).map(({ slug }) => slug);

test.each([
  ['the title', 'insights', ['insights']],
  ['the description', 'metrics of', ['insights']],
  ['a technology', 'graphql', ['insights']],
  ['a tag', 'wargame', ['empire']],
  ['other letters', 'ASHES', ['empire']],
  ['no accent where the text has one', 'CAFE', ['insights']],
  ['an accent where the text has none', 'éngineering', ['insights']],
  ['the end of the title and the start of the description', 'insightsmetrics', []],
  ['two fields with a line break between', 'React\nNext.js', []],
])('a search that matches %s finds %j', (_, q, slugs) => {
  expect(found(q)).toEqual(slugs);
});

test.each(['', '   ', '\t\n'])('the blank search %j shows every project', (q) => {
  expect(found(q)).toEqual(['hound', 'insights', 'reports', 'empire']);
});
