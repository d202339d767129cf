import { haystack, search } from '../search';
import { groupByYear, type YearGroup } from './group';
import { STATUS_LABEL } from './labels';
import type { ProjectSummary } from './summary';

type Compare = (a: ProjectSummary, b: ProjectSummary) => number;

const byYear: Compare = (a, b) => a.startDate.localeCompare(b.startDate);
const byTitle: Compare = (a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase());
const bySlug: Compare = (a, b) => compareText(a.slug, b.slug);

/** The orders a visitor may choose; the first is the default. Year groups run in `direction` as well. */
export const PROJECT_SORTS = [
  { value: 'year-desc', label: 'Year descending', short: 'Newest', direction: -1, compare: byYear },
  { value: 'year-asc', label: 'Year ascending', short: 'Oldest', direction: 1, compare: byYear },
  { value: 'title-asc', label: 'Title A–Z', short: 'A–Z', direction: 1, compare: byTitle },
  { value: 'title-desc', label: 'Title Z–A', short: 'Z–A', direction: -1, compare: byTitle },
] as const;

/** What the dropdown offers; the first is the default. A project on hold is "Paused" here and nowhere else. */
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

/** The projects a view shows, in its order, under their years. */
export function listProjects(projects: readonly ProjectSummary[], view: ProjectView): YearGroup<ProjectSummary>[] {
  const found = search(sortProjects(projects, view.sort), view.q, projectHaystack);
  const kept = view.status === 'all' ? found : found.filter(({ status }) => status === view.status);
  const { direction } = sortOf(view.sort);
  return groupByYear(kept).toSorted((a, b) => direction * a.year.localeCompare(b.year));
}

/** Each order of each list, sorted once: a list is asked for again with every key press. */
const orders = new WeakMap<readonly ProjectSummary[], Map<ProjectView['sort'], ProjectSummary[]>>();

/** A list in the order named; equal entries fall back to title and slug, so that the order is total. */
export function sortProjects(
  projects: readonly ProjectSummary[],
  sort: ProjectView['sort'],
): readonly ProjectSummary[] {
  const known = orders.get(projects) ?? new Map<ProjectView['sort'], ProjectSummary[]>();
  orders.set(projects, known);
  const { compare, direction } = sortOf(sort);
  const sorted =
    known.get(sort) ?? projects.toSorted((a, b) => direction * compare(a, b) || byTitle(a, b) || bySlug(a, b));
  known.set(sort, sorted);
  return sorted;
}

/** Each project's text, folded once. */
const haystacks = new WeakMap<ProjectSummary, string>();

function projectHaystack(project: ProjectSummary): string {
  const { title, description, technologies, tags } = project;
  const text = haystacks.get(project) ?? haystack([title, description, ...technologies, ...tags]);
  haystacks.set(project, text);
  return text;
}

function sortOf(value: ProjectView['sort']) {
  return PROJECT_SORTS.find((sort) => sort.value === value) ?? PROJECT_SORTS[0];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
