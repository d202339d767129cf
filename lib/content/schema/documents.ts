import { z } from 'zod';
import { astroPhoto } from './astro-photo';
import { boardGameCollection } from './collection';
import { diagram } from './diagram';
import { date, group, internalLink, line, sentence, updated } from './fields';
import { gearGroup } from './gear';
import { profile } from './profile';
import { project } from './project';
import { biography, resumeOverview, role } from './resume';

/** The Contentlayer types (contentlayer.config.ts) and the strict check (lib/content/check) both use these schemas. */

const pageMeta = group({
  path: internalLink,
  title: line,
  description: sentence,
  /** Defaults to the path. */
  canonical: internalLink.optional(),
  keywords: z.array(line).min(1),
  heading: line,
  lead: sentence.optional(),
  updated,
});

const doc = group({
  title: line,
  description: sentence,
  order: z.int().optional(),
  updated,
});

const experiment = group({
  title: line,
  description: sentence,
  startDate: date,
  tags: z.array(group({ name: line })),
  /** The interactive part. The experiment then has a page of its own, /lab/NAME. */
  board: z.enum(['line-of-sight']).optional(),
  updated,
});

interface DocumentType {
  schema: z.ZodObject;
  /** Files below content/. A document without a wildcard is required, and there is only one. */
  pattern: string;
}

export const documentTypes = {
  Profile: { schema: profile, pattern: 'profile.mdx' },
  ResumeOverview: { schema: resumeOverview, pattern: 'resume.mdx' },
  Role: { schema: role, pattern: 'roles/*.mdx' },
  Biography: { schema: biography, pattern: 'biographies/*.mdx' },
  Project: { schema: project, pattern: 'projects/*.mdx' },
  GearGroup: { schema: gearGroup, pattern: 'gear/*.mdx' },
  BoardGameCollection: { schema: boardGameCollection, pattern: 'tabletop/collection.json' },
  PageMeta: { schema: pageMeta, pattern: 'pages/*.mdx' },
  Doc: { schema: doc, pattern: 'docs/**/*.mdx' },
  Diagram: { schema: diagram, pattern: 'diagrams/*.mdx' },
  AstroPhoto: { schema: astroPhoto, pattern: 'astrophotos/*.mdx' },
  Experiment: { schema: experiment, pattern: 'experiments/*.mdx' },
} satisfies Record<string, DocumentType>;

export type DocumentTypeName = keyof typeof documentTypes;
