import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByYear } from '@/lib/projects/group';
import { indexProjects, PROJECT_SORTS, type ProjectView, STATUS_FILTERS } from '@/lib/projects/list';
import type { ProjectSummary } from '@/lib/projects/summary';
import { project } from './project';

const SEEDED = { seed: 20261121, numRuns: 300 };

/** Few values, so that years, days and titles are often equal; only slugs differ. */
const facts = fc.record({
  title: fc.constantFrom('Atlas', 'atlas', 'Beacon', 'Gamma', ''),
  startDate: fc.constantFrom('2019-05-11', '2022-03-08', '2022-09-12', '2024-01-01', '2024-12-31'),
  status: fc.constantFrom('ACTIVE', 'COMPLETED', 'ON_HOLD', 'ARCHIVED'),
  technologies: fc.subarray(['React', 'GraphQL', 'Redis']),
});
const lists = fc
  .array(facts, { maxLength: 12 })
  .map((all) => all.map((each, index) => project({ ...each, slug: `p${index}` })));
const sorts = fc.constantFrom(...PROJECT_SORTS.map(({ value }) => value));
const views: fc.Arbitrary<ProjectView> = fc.record({
  q: fc.constantFrom('', ' ', 'a', 'RE', 'beacon', 'mm', 'nowhere'),
  status: fc.constantFrom(...STATUS_FILTERS.map(({ value }) => value)),
  sort: sorts,
  density: fc.constantFrom('comfortable', 'compact'),
});

const slugs = (projects: readonly { slug: string }[]) => projects.map(({ slug }) => slug);
const sortProjects = (projects: readonly ProjectSummary[], sort: ProjectView['sort']) =>
  indexProjects(projects)({ q: '', status: 'all', sort, density: 'comfortable' });

test('a view shows exactly the projects that have the status and the text', () => {
  const hasText = ({ title, technologies }: ProjectSummary, q: string) =>
    [title, ...technologies].some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
  fc.assert(
    fc.property(lists, views, (projects, view) => {
      const shown = indexProjects(projects)(view);
      const wanted = projects.filter(({ status }) => view.status === 'all' || status === view.status);
      expect(slugs(shown).toSorted()).toEqual(slugs(wanted.filter((each) => hasText(each, view.q))).toSorted());
    }),
    SEEDED,
  );
});

test('a sort is a permutation that does not depend on the input order', () => {
  const shuffled = lists.chain((projects) =>
    fc.tuple(fc.constant(projects), fc.shuffledSubarray(projects, { minLength: projects.length })),
  );
  fc.assert(
    fc.property(shuffled, sorts, ([projects, other], sort) => {
      const sorted = sortProjects(projects, sort);
      expect(slugs(sorted)).toEqual(slugs(sortProjects(other, sort)));
      expect(slugs(sorted)).toEqual(slugs(sortProjects(sorted, sort)));
      expect(slugs(sorted).toSorted()).toEqual(slugs(projects).toSorted());
    }),
    SEEDED,
  );
});

test('a sort runs in its direction', () => {
  const yearOf = (entry: { startDate: string }) => entry.startDate.slice(0, 4);
  const titleOf = (entry: { title: string }) => entry.title.toLowerCase();
  fc.assert(
    fc.property(lists, (projects) => {
      expect(sortProjects(projects, 'year-asc').map(yearOf)).toEqual(projects.map(yearOf).toSorted());
      expect(sortProjects(projects, 'year-desc').map(yearOf)).toEqual(projects.map(yearOf).toSorted().toReversed());
      const sameYear = projects.map((each) => ({ ...each, startDate: '2024-01-01' }));
      expect(sortProjects(sameYear, 'title-asc').map(titleOf)).toEqual(projects.map(titleOf).toSorted());
      expect(sortProjects(sameYear, 'title-desc').map(titleOf)).toEqual(projects.map(titleOf).toSorted().toReversed());
    }),
    SEEDED,
  );
});

test('grouping keeps members and order, and names each year once', () => {
  fc.assert(
    fc.property(lists, (projects) => {
      const groups = groupByYear(projects);
      const years = projects.map(({ startDate }) => startDate.slice(0, 4));
      expect(groups.map(({ year }) => year)).toEqual([...new Set(years)]);
      for (const group of groups) {
        expect(slugs(group.projects)).toEqual(slugs(projects.filter((_, index) => years[index] === group.year)));
      }
    }),
    SEEDED,
  );
});
