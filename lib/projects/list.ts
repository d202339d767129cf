import { createSearch } from '../list-search';
import { memoize } from '../memoize';
import { compareText } from '../words';
import { STATUS_LABEL } from './labels';
import type { ProjectSummary } from './summary';

type Dated = Pick<ProjectSummary, 'startDate'>;

type Compare = (a: ProjectSummary, b: ProjectSummary) => number;

const byDate: Compare = (a, b) => compareText(a.startDate, b.startDate);
const byTitle: Compare = (a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase());
const bySlug: Compare = (a, b) => compareText(a.slug, b.slug);

export const PROJECT_SORTS = [
  { value: 'year-desc', label: 'Year descending', direction: -1, compare: byDate },
  { value: 'year-asc', label: 'Year ascending', direction: 1, compare: byDate },
  { value: 'title-asc', label: 'Title A–Z', direction: 1, compare: byTitle },
  { value: 'title-desc', label: 'Title Z–A', direction: -1, compare: byTitle },
] as const;

/** The status options; the first is the default. Only this dropdown calls a project on hold "Paused". */
export const STATUS_FILTERS = [
  { value: 'all', label: 'All statuses' },
  { value: 'ACTIVE', label: STATUS_LABEL.ACTIVE },
  { value: 'COMPLETED', label: STATUS_LABEL.COMPLETED },
  { value: 'ON_HOLD', label: 'Paused' },
  { value: 'ARCHIVED', label: STATUS_LABEL.ARCHIVED },
] as const;

export const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

export interface ProjectView {
  q: string;
  status: (typeof STATUS_FILTERS)[number]['value'];
  sort: (typeof PROJECT_SORTS)[number]['value'];
  density: (typeof DENSITIES)[number]['value'];
}

export function indexProjects(projects: readonly ProjectSummary[]): (view: ProjectView) => readonly ProjectSummary[] {
  const search = createSearch(projects, ({ title, description, technologies, tags }) => [
    title,
    description,
    ...technologies,
    ...tags,
  ]);
  const sorted = memoize((sort) => sortProjects(projects, sort));
  return ({ q, status, sort }) => {
    const found = search(sorted(sort), q);
    return status === 'all' ? found : found.filter((project) => project.status === status);
  };
}

export function groupByYear<T extends Dated>(projects: readonly T[]): { year: string; projects: T[] }[] {
  const groups = Map.groupBy(projects, readStartYear);
  return [...groups].map(([year, members]) => ({ year, projects: members }));
}

function readStartYear({ startDate }: Dated): string {
  return startDate.slice(0, 4);
}

function sortProjects(projects: readonly ProjectSummary[], sort: string): ProjectSummary[] {
  const { compare, direction } = PROJECT_SORTS.find(({ value }) => value === sort) ?? PROJECT_SORTS[0];
  return projects.toSorted(
    (a, b) =>
      direction * compareText(readStartYear(a), readStartYear(b)) ||
      direction * compare(a, b) ||
      byTitle(a, b) ||
      bySlug(a, b),
  );
}
