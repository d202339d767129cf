import { z } from 'zod';
import { isTimeZone } from '../../dates';
import { boardGameCollection } from './collection';
import { diagram } from './diagram';
import {
  accent,
  date,
  email,
  group,
  icon,
  image,
  internalLink,
  line,
  names,
  phone,
  referenceTo,
  sentence,
  slug,
  url,
} from './fields';
import { outcome } from './outcome';
import { period, withUniqueIds } from './rules';

/** The Contentlayer types (contentlayer.config.ts) and the strict check (lib/content/check) both use these schemas. */

const stat = group({
  id: slug,
  label: line,
  value: line,
  /** The noun that follows the value on the résumé: "60+ engineers". */
  unit: line,
  icon,
  color: accent,
});

/** Date of the last change that readers see. Default: the last commit of the file. */
const updated = date.optional();

const profile = group({
  name: line,
  title: line,
  /** One paragraph of the hero; the document's body is the long biography. */
  bio: sentence,
  /** A square picture of the owner. */
  avatar: image.optional(),
  /** What somebody else says about the owner. */
  quote: group({ text: sentence, name: line, title: line }).optional(),
  email,
  /** Further addresses in the owner's commits; never shown. */
  authorEmails: z.array(email).optional(),
  location: line,
  network: group({ name: line, url }),
  bggUsername: line.optional(),
  /** Shows BoardGameGeek's pictures in place of the drawn covers. */
  bggImages: z.boolean().optional(),
  statsRepo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be written owner/repo'),
  /** IANA time zone of the days and streaks of /dev-stats. Default: UTC. */
  statsTimezone: z.string().refine(isTimeZone, 'must be an IANA time zone, such as America/Los_Angeles').optional(),
  /** Workflows of statsRepo whose runs on a branch deploy to production, by name. Default: none. */
  deploymentWorkflows: names.optional(),
  stats: z.array(stat).min(1),
  sideQuests: z.array(
    group({
      title: line,
      description: sentence,
      icon,
      color: accent,
      href: internalLink.optional(),
    }),
  ),
  principles: z.array(group({ title: line, description: sentence })),
  purpose: group({ title: line, description: sentence }),
  connect: group({ title: line, description: sentence, badges: z.array(line) }),
  updated,
});

const resumeOverview = group({
  /** Shown in the downloads, not on the page. */
  phone: phone.optional(),
  competencies: z.array(group({ title: line, description: sentence, keywords: z.array(line).optional() })).min(1),
  education: z.array(
    period({ degree: line, area: line.optional(), institution: line, startDate: date, endDate: date }),
  ),
  certifications: z.array(group({ name: line, issuer: line, date })),
  /** Ids of the profile's stats, in the order of the résumé. */
  impact: z.array(referenceTo('stat')),
  markets: z.array(group({ name: line, description: sentence })),
  updated,
});

const role = period({
  title: line,
  company: line,
  location: line,
  startDate: date,
  endDate: date.nullish(),
  summary: sentence,
  highlights: z.array(sentence).min(1),
  /** The home page shows those of the latest roles. */
  outcomes: z.array(outcome).optional(),
  updated,
});

/** An introduction for organizers of events, in the third person. Without one, /bio shows the profile's texts. */
const biography = group({
  /** "Short"; the heading of the text. */
  title: line,
  /** The length that organizers ask for. The check reports a longer text. */
  maxWords: z.int().min(1),
  updated,
});

const project = period({
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

const gearGroup = group({
  title: line,
  color: accent,
  order: z.int(),
  items: z
    .array(
      group({
        name: line,
        specs: sentence,
        primary: z.boolean().optional(),
        /** Counted in the summary strip. */
        kind: z.enum(['telescope', 'camera', 'ai-controller', 'dual-band-filter']).optional(),
      }),
    )
    .min(1),
  updated,
});

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

const astroPhoto = group({
  title: line,
  description: sentence.nullish(),
  object: line,
  constellation: line.nullish(),
  capturedAt: date,
  imageUrl: image,
  thumbnailUrl: image,
  width: z.int().min(1),
  height: z.int().min(1),
  integrationSec: z.int().min(0).nullish(),
  gear: z.array(line),
  draft: z.boolean().optional(),
});

const experiment = group({
  title: line,
  description: sentence,
  startDate: date,
  tags: z.array(group({ name: line })),
  updated,
});

interface DocumentType {
  schema: z.ZodObject;
  /** Files below content/. A document without a wildcard is required, and there is only one. */
  pattern: string;
}

export const documentTypes = {
  Profile: { schema: withUniqueIds(profile, 'stats'), pattern: 'profile.mdx' },
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
