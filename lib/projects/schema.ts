import { z } from 'zod';
import {
  date,
  draft,
  group,
  image,
  line,
  referenceTo,
  sentence,
  slug,
  unlisted,
  updated,
  url,
} from '../content/schema/fields';
import { outcome } from '../content/schema/outcome';
import { period } from '../content/schema/rules';

export const project = period({
  title: line.describe('Name of the project.'),
  slug: slug.optional().describe('Last part of the address. Default: the name of the file.'),
  description: sentence.describe(
    'What it is and what it changed, in one or two sentences, for lists and search engines.',
  ),
  kind: z.enum(['full-stack', 'tabletop']).optional().describe('Kind of work. Default: full-stack.'),
  type: line.optional().describe('What it was, such as Reorganization. Default: Full-Stack, or Tabletop, by its kind.'),
  role: line.optional().describe("The owner's role, such as Sponsor. Default: Full-Stack Developer, by its kind."),
  status: z.enum(['ACTIVE', 'COMPLETED', 'ON_HOLD', 'ARCHIVED']).describe('Where the project stands.'),
  startDate: date.describe('First day of the work.'),
  endDate: date.nullish().describe('Last day of the work. Default: none, the work goes on.'),
  repositoryUrl: url.nullish().describe('Address of the source code.'),
  liveUrl: url.nullish().describe('Address where the project can be used.'),
  imageUrl: image.nullish().describe('Cover at the top of the page.'),
  thumbnailUrl: image.nullish().describe('Smaller picture for the list of projects.'),
  outcomes: z.array(outcome).optional().describe('Measured results.'),
  screenshots: z
    .array(
      group({
        src: image.describe('Path of the picture below public/.'),
        alt: sentence.describe('What the picture shows, for readers who do not see it.'),
        caption: sentence.describe('Text below the picture.'),
      }),
    )
    .optional()
    .describe('Pictures of the project in use.'),
  technologyGroups: z
    .array(
      group({
        category: line.describe('Heading of the group, such as Interface.'),
        technologies: z
          .array(
            group({
              name: line.describe('Name of the technology.'),
              description: sentence.optional().describe('What the project uses it for.'),
            }),
          )
          .min(1)
          .describe('Technologies of the group.'),
      }),
    )
    .describe('What the project is built with.'),
  tags: z
    .array(group({ name: line.describe('Name of the tag.') }))
    .describe('Topics by which the list can be filtered.'),
  diagrams: z
    .array(referenceTo('diagram'))
    .optional()
    .describe(
      'Files of content/diagrams for Architecture, which shows two. Default: architecture-stack, deployment-swimlane.',
    ),
  draft,
  unlisted,
  updated,
});
