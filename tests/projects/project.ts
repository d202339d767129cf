import type { ProjectSummary } from '@/lib/projects/summary';

/** A project with defaults for the fields that do not matter to a test. */
export function project(facts: Partial<ProjectSummary>): ProjectSummary {
  return {
    slug: 'project',
    title: 'Project',
    description: '',
    status: 'ACTIVE',
    startDate: '2024-03-15',
    endDate: null,
    repositoryUrl: null,
    liveUrl: null,
    thumbnailUrl: null,
    technologies: [],
    tags: [],
    ...facts,
  };
}

/** Four projects of three years, one of each status. */
export const PROJECTS = [
  project({
    slug: 'insights',
    title: 'Engineering Insights',
    description: 'Metrics of a café chain.',
    status: 'COMPLETED',
    startDate: '2022-09-12',
    technologies: ['GraphQL', 'PostgreSQL'],
    tags: ['analytics'],
  }),
  project({
    slug: 'hound',
    title: 'Hound Öl',
    startDate: '2024-01-28',
    technologies: ['React', 'Next.js'],
    tags: ['pets'],
  }),
  project({ slug: 'empire', title: 'Ashes of Empire', status: 'ON_HOLD', startDate: '2019-05-11', tags: ['Wargame'] }),
  project({
    slug: 'reports',
    title: 'zebra Reports',
    status: 'ARCHIVED',
    startDate: '2022-03-08',
    technologies: ['Node.js'],
  }),
];
