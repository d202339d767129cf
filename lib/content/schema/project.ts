import { z } from 'zod';
import { date, group, image, line, referenceTo, sentence, slug, updated, url } from './fields';
import { outcome } from './outcome';
import { period } from './rules';

export const project = period({
  title: line,
  /** Last part of the address. Default: the file's name. */
  slug: slug.optional(),
  description: sentence,
  kind: z.enum(['full-stack', 'tabletop']).optional(),
  status: z.enum(['ACTIVE', 'COMPLETED', 'ON_HOLD', 'ARCHIVED']),
  startDate: date,
  endDate: date.nullish(),
  repositoryUrl: url.nullish(),
  liveUrl: url.nullish(),
  imageUrl: image.nullish(),
  thumbnailUrl: image.nullish(),
  outcomes: z.array(outcome).optional(),
  screenshots: z.array(group({ src: image, alt: sentence, caption: sentence })).optional(),
  technologyGroups: z.array(
    group({
      category: line,
      technologies: z.array(group({ name: line, description: sentence.optional() })).min(1),
    }),
  ),
  tags: z.array(group({ name: line })),
  /** Names of files in content/diagrams. Default: the pair in lib/content/content.ts. */
  diagrams: z.array(referenceTo('diagram')).optional(),
  updated,
});
