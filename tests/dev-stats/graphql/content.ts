import type { SiteContent } from '../../../lib/dev-stats/graphql/context';
import { photo } from '../../astro/sample';

/** Documents with the fields that the API reads, and dates as Contentlayer compiles them. */
export const PROJECTS = Array.from({ length: 7 }, (_, index): object => ({
  ...{ slug: `project-${index}`, title: `Project ${index}`, description: 'A project.', status: 'ACTIVE' as const },
  ...{ startDate: `202${9 - (index >> 1)}-01-01T00:00:00.000Z`, body: { raw: '\nWhat it is.\n' } },
  technologyGroups: [{ category: 'Server', technologies: [{ name: 'SQLite' }] }],
  tags: [{ name: 'tool' }],
})) as SiteContent['projects'];

/** The last one is rendered. */
export const PHOTOS = [
  ...['m31', 'm42'].map((slug) => photo({ slug, sessions: [{ date: '2026-10-01', count: 40, seconds: 180 }] })),
  photo({ slug: 'orion', rendered: { limitingMagnitude: 8.5, stars: 212 } as never }),
];
