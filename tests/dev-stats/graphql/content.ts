import type { SiteContent } from '../../../lib/dev-stats/graphql/context';

/** Documents with the fields that the API reads, and dates as Contentlayer compiles them. */
export const PROJECTS = Array.from({ length: 7 }, (_, index): object => ({
  ...{ slug: `project-${index}`, title: `Project ${index}`, description: 'A project.', status: 'ACTIVE' as const },
  ...{ startDate: `202${9 - (index >> 1)}-01-01T00:00:00.000Z`, body: { raw: '\nWhat it is.\n' } },
  technologyGroups: [{ category: 'Server', technologies: [{ name: 'SQLite' }] }],
  tags: [{ name: 'tool' }],
})) as SiteContent['projects'];

export const PHOTOS = ['m31', 'm42'].map((name): object => ({
  ...{
    _raw: { sourceFileName: `${name}.mdx` },
    title: name,
    object: name.toUpperCase(),
    capturedAt: '2026-10-01T00:00:00.000Z',
  },
  ...{
    imageUrl: `/astro/${name}.jpg`,
    thumbnailUrl: `/astro/${name}-small.jpg`,
    width: 3000,
    height: 2000,
    gear: ['Refractor'],
  },
})) as SiteContent['astroPhotos'];
