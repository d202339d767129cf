import { expect, test } from 'vitest';
import {
  DENSITIES,
  groupByYear,
  indexProjects,
  PROJECT_SORTS,
  type ProjectView,
  STATUS_FILTERS,
} from '@/lib/projects/list';
import { PROJECTS, project } from './project';

const VIEW: ProjectView = { q: '', status: 'all', sort: 'year-desc', density: 'comfortable' };

const shown = (view: Partial<ProjectView>) =>
  groupByYear(indexProjects(PROJECTS)({ ...VIEW, ...view })).map(({ year, projects }) => [
    year,
    ...projects.map(({ slug }) => slug),
  ]);
const found = (view: Partial<ProjectView>) => shown(view).flatMap(([, ...slugs]) => slugs);

test.each([
  ['all', ['hound', 'insights', 'reports', 'empire']],
  ['ACTIVE', ['hound']],
  ['COMPLETED', ['insights']],
  ['ON_HOLD', ['empire']],
  ['ARCHIVED', ['reports']],
] as const)('the status filter %s shows exactly %j', (status, slugs) => {
  expect(found({ status })).toEqual(slugs);
});

test('search and status filter narrow each other', () => {
  expect(found({ q: '.js', status: 'ARCHIVED' })).toEqual(['reports']);
  expect(shown({ q: 'react', status: 'ARCHIVED' })).toEqual([]);
});

test.each([
  ['year-desc', ['2024: hound', '2022: insights reports', '2019: empire']],
  ['year-asc', ['2019: empire', '2022: reports insights', '2024: hound']],
  ['title-asc', ['2019: empire', '2022: insights reports', '2024: hound']],
  ['title-desc', ['2024: hound', '2022: reports insights', '2019: empire']],
] as const)('years run with the sort %s, and so do the projects of a year', (sort, years) => {
  expect(shown({ sort }).map(([year, ...slugs]) => `${year}: ${slugs.join(' ')}`)).toEqual(years);
});

test('titles of one year are sorted, ignoring case', () => {
  const projects = PROJECTS.map((each) => ({ ...each, startDate: '2024-01-01' }));
  const order = (sort: ProjectView['sort']) => indexProjects(projects)({ ...VIEW, sort }).map(({ slug }) => slug);
  expect(order('title-asc')).toEqual(['empire', 'insights', 'hound', 'reports']);
  expect(order('title-desc')).toEqual(['reports', 'hound', 'insights', 'empire']);
});

test.each(['year-desc', 'year-asc'] as const)('of one day, titles decide under %s, then slugs', (sort) => {
  const twins = [
    project({ slug: 'c', title: 'Same' }),
    project({ slug: 'a', title: 'same' }),
    project({ slug: 'd', title: 'Other' }),
    project({ slug: 'b', title: 'Same' }),
  ];
  expect(indexProjects(twins)({ ...VIEW, sort }).map(({ slug }) => slug)).toEqual(['d', 'a', 'b', 'c']);
});

test('the options and their defaults are those of the page', () => {
  expect(STATUS_FILTERS.map(({ value, label }) => [value, label])).toEqual([
    ['all', 'All statuses'],
    ['ACTIVE', 'Active'],
    ['COMPLETED', 'Completed'],
    ['ON_HOLD', 'Paused'],
    ['ARCHIVED', 'Archived'],
  ]);
  expect(PROJECT_SORTS.map(({ label }) => label)).toEqual([
    'Year descending',
    'Year ascending',
    'Title A–Z',
    'Title Z–A',
  ]);
  expect(DENSITIES.map(({ value }) => value)).toEqual(['comfortable', 'compact']);
});
