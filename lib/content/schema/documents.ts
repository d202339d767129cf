import { z } from 'zod';
import { article, boardSeat, talk } from './activities';
import { astroPhoto } from './astro-photo';
import { boardGameCollection } from './collection';
import { diagram } from './diagram';
import { date, draft, group, internalLink, line, MISPLACED, sentence, unlisted, updated } from './fields';
import { gearGroup } from './gear';
import { profile } from './profile';
import { project } from './project';
import { biography, resumeOverview, role } from './resume';
import { withRule } from './rules';
import type { Section } from './sections';

/** The Contentlayer types (contentlayer.config.ts) and the strict check (lib/content/check) both use these schemas. */

const pageFields = group({
  path: internalLink.describe('Address of the page that the texts belong to.'),
  title: line.describe('Title in the browser tab and in search results.'),
  description: sentence.describe('Text below the title in search results.'),
  canonical: internalLink.optional().describe('Address under which search engines list the page. Default: path.'),
  keywords: z.array(line).min(1).describe('Terms for search engines.'),
  heading: line.describe('Heading at the top of the page.'),
  lead: sentence.optional().describe('Text below the heading.'),
  unlisted,
  updated,
});

const pageMeta = withRule(pageFields, z.looseObject({ path: z.literal('/'), unlisted: z.literal(true) }), (_, report) =>
  report(['unlisted'], 'unlisted is not for the home page'),
);

const doc = group({
  title: line.describe('Heading of the page.'),
  description: sentence.describe('What the page explains, in one or two sentences.'),
  order: z
    .int()
    .optional()
    .describe('Position in the menu, the lowest number first. Default: after the numbered pages.'),
  draft,
  unlisted,
  updated,
});

const experimentFields = group({
  title: line.describe('Name of the experiment.'),
  description: sentence.describe('The question it answers, in one or two sentences.'),
  startDate: date.describe('First day of the work.'),
  tags: z.array(group({ name: line.describe('Name of the tag.') })).describe('Topics of the experiment.'),
  board: z
    .enum(['line-of-sight'])
    .optional()
    .describe('Interactive part. With one, the experiment has a page of its own, /lab/NAME.'),
  draft,
  unlisted,
  updated,
});

const experiment = withRule(
  experimentFields,
  z.looseObject({ board: z.undefined().optional(), unlisted: z.literal(true) }),
  (_, report) => report(['unlisted'], `unlisted ${MISPLACED.unlisted}; an experiment has one with board`),
);

interface DocumentType {
  schema: z.ZodObject;
  /** Files below content/. A document without a wildcard is required, and there is only one. */
  pattern: string;
  /** The section that shows the documents. While it is off, none of them is required or shown. */
  section?: Section;
}

export const documentTypes = {
  Profile: { schema: profile, pattern: 'profile.mdx' },
  ResumeOverview: { schema: resumeOverview, pattern: 'resume.mdx' },
  Role: { schema: role, pattern: 'roles/*.mdx' },
  Biography: { schema: biography, pattern: 'biographies/*.mdx' },
  Project: { schema: project, pattern: 'projects/*.mdx', section: 'projects' },
  GearGroup: { schema: gearGroup, pattern: 'gear/*.mdx', section: 'astrophotography' },
  BoardGameCollection: { schema: boardGameCollection, pattern: 'tabletop/collection.json', section: 'tabletop' },
  PageMeta: { schema: pageMeta, pattern: 'pages/*.mdx' },
  Doc: { schema: doc, pattern: 'docs/**/*.mdx', section: 'docs' },
  Diagram: { schema: diagram, pattern: 'diagrams/*.mdx', section: 'projects' },
  AstroPhoto: { schema: astroPhoto, pattern: 'astrophotos/*.mdx', section: 'astrophotography' },
  Experiment: { schema: experiment, pattern: 'experiments/*.mdx', section: 'lab' },
  Talk: { schema: talk, pattern: 'talks/*.mdx', section: 'talks' },
  Article: { schema: article, pattern: 'writing/*.mdx', section: 'writing' },
  BoardSeat: { schema: boardSeat, pattern: 'boards/*.mdx', section: 'boards' },
} satisfies Record<string, DocumentType>;

export type DocumentTypeName = keyof typeof documentTypes;

export function sectionOfType(type: DocumentTypeName): Section | undefined {
  return (documentTypes[type] as DocumentType).section;
}
