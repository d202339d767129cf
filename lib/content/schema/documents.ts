import { z } from 'zod';
import { accent, date, email, icon, image, instant, internalLink, line, sentence, slug, url } from './fields';

/**
 * The schema of every document type: the single source from which the Contentlayer types
 * (contentlayer.config.ts) and the strict check (lib/content/check) are both derived.
 */

const profile = z.strictObject({
  name: line,
  title: line,
  /** One paragraph of the hero; the document's body is the long biography. */
  bio: sentence,
  avatar: image.optional(),
  email,
  /** Further addresses under which the owner commits; never shown. */
  authorEmails: z.array(email).optional(),
  location: line,
  network: z.strictObject({ name: line, url }),
  /** Account on BoardGameGeek whose collection is the shelf. */
  bggUsername: line.optional(),
  /** Whether games show the service's pictures; without them every game has its drawn cover. */
  bggImages: z.boolean().optional(),
  /** owner/repo whose pipelines the CI/CD tab shows. */
  statsRepo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be written owner/repo'),
  stats: z
    .array(
      z.strictObject({
        id: slug,
        label: line,
        value: line,
        /** The noun that follows the value on the résumé: "60+ engineers". */
        unit: line,
        icon,
        color: accent,
      }),
    )
    .min(1),
  sideQuests: z.array(
    z.strictObject({
      title: line,
      description: sentence,
      icon,
      color: accent,
      href: internalLink.optional(),
    }),
  ),
  principles: z.array(z.strictObject({ title: line, description: sentence })),
  purpose: z.strictObject({ title: line, description: sentence }),
  connect: z.strictObject({ title: line, description: sentence, badges: z.array(line) }),
});

const resumeOverview = z.strictObject({
  competencies: z.array(z.strictObject({ title: line, description: sentence })).min(1),
  education: z.array(z.strictObject({ degree: line, institution: line, startDate: date, endDate: date })),
  certifications: z.array(z.strictObject({ name: line, issuer: line, date })),
  /** Ids of the profile's stats, in the order of the résumé. */
  impact: z.array(slug),
  markets: z.array(z.strictObject({ name: line, description: sentence })),
});

const role = z.strictObject({
  title: line,
  company: line,
  location: line,
  startDate: date,
  endDate: date.nullish(),
  summary: sentence,
  highlights: z.array(sentence).min(1),
});

const project = z.strictObject({
  title: line,
  /** Address of the project; the file's name where left out. */
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
  screenshots: z.array(z.strictObject({ src: image, alt: sentence, caption: sentence })).optional(),
  technologyGroups: z.array(
    z.strictObject({
      category: line,
      technologies: z.array(z.strictObject({ name: line, description: sentence.optional() })).min(1),
    }),
  ),
  tags: z.array(z.strictObject({ name: line })),
  /** Names of files in content/diagrams; left out, the default pair is shown. */
  diagrams: z.array(slug).optional(),
});

const gearGroup = z.strictObject({
  title: line,
  color: accent,
  order: z.int(),
  items: z
    .array(
      z.strictObject({
        name: line,
        specs: sentence,
        primary: z.boolean().optional(),
        /** What the summary strip counts. */
        kind: z.enum(['telescope', 'camera', 'ai-controller', 'dual-band-filter']).optional(),
      }),
    )
    .min(1),
});

const count = z.int().min(0);

const boardGame = z.strictObject({
  id: z.int().min(1),
  name: z.string().min(1),
  year: z.int().nullable(),
  min_players: count.nullable(),
  max_players: count.nullable(),
  min_playtime: count.nullable(),
  max_playtime: count.nullable(),
  weight: z.number().min(0).max(5).nullable(),
  avg_rating: z.number().min(0).max(10).nullable(),
  bayes_avg: z.number().min(0).max(10).nullable(),
  overall_rank: z.int().min(1).nullable(),
  numplays: count,
  image: url.nullable(),
  categories: z.array(z.string().min(1)),
  mechanics: z.array(z.string().min(1)),
  designers: z.array(z.string().min(1)),
  publishers: z.array(z.string().min(1)),
  bgg_url: url,
});

const boardGameCollection = z.strictObject({
  updated: instant,
  total_games: count,
  games: z.array(boardGame),
});

const pageMeta = z.strictObject({
  path: internalLink,
  title: line,
  description: sentence,
  /** Defaults to the path. */
  canonical: internalLink.optional(),
  keywords: z.array(line).min(1),
  heading: line,
  lead: sentence.optional(),
});

const doc = z.strictObject({
  title: line,
  description: sentence,
  order: z.int().optional(),
});

const diagramNode = z.strictObject({
  id: slug,
  label: line,
  /** Second, quieter line inside the node. */
  detail: line.optional(),
  href: internalLink.optional(),
  /** Name of the path that starts at this node, shown in the legend. */
  path: line.optional(),
});

const diagram = z.strictObject({
  title: line,
  description: sentence,
  layout: z.enum(['stack', 'swimlane']),
  width: z.int().min(320).max(4096),
  height: z.int().min(240).max(4096),
  /** Rows of a stack. */
  tiers: z.array(z.strictObject({ id: slug, title: line, nodes: z.array(diagramNode).min(1) })).optional(),
  /** Rows of a swimlane, each cut into columns. */
  lanes: z
    .array(
      z.strictObject({
        id: slug,
        title: line,
        subtitle: line.optional(),
        columns: z.array(z.strictObject({ id: slug, title: line, nodes: z.array(diagramNode).min(1) })).min(1),
      }),
    )
    .optional(),
  edges: z.array(z.strictObject({ from: slug, to: slug, label: line.optional() })),
});

const astroPhoto = z.strictObject({
  title: line,
  description: sentence.nullish(),
  object: line,
  constellation: line.nullish(),
  capturedAt: date,
  imageUrl: image,
  thumbnailUrl: image,
  width: z.int().min(1),
  height: z.int().min(1),
  integrationSec: count.nullish(),
  gear: z.array(line),
  draft: z.boolean().optional(),
});

const experiment = z.strictObject({
  title: line,
  description: sentence,
  startDate: date,
  tags: z.array(z.strictObject({ name: line })),
});

interface DocumentType {
  schema: z.ZodObject;
  /** Where its documents live below content/: one file, or one folder (with subfolders when `deep`). */
  file?: string;
  folder?: string;
  deep?: boolean;
  /** mdx: frontmatter and prose. data: a JSON file. */
  format: 'mdx' | 'data';
}

export const documentTypes = {
  Profile: { schema: profile, file: 'profile.mdx', format: 'mdx' },
  ResumeOverview: { schema: resumeOverview, file: 'resume.mdx', format: 'mdx' },
  Role: { schema: role, folder: 'roles', format: 'mdx' },
  Project: { schema: project, folder: 'projects', format: 'mdx' },
  GearGroup: { schema: gearGroup, folder: 'gear', format: 'mdx' },
  BoardGameCollection: {
    schema: boardGameCollection,
    file: 'tabletop/collection.json',
    format: 'data',
  },
  PageMeta: { schema: pageMeta, folder: 'pages', format: 'mdx' },
  Doc: { schema: doc, folder: 'docs', deep: true, format: 'mdx' },
  Diagram: { schema: diagram, folder: 'diagrams', format: 'mdx' },
  AstroPhoto: { schema: astroPhoto, folder: 'astrophotos', format: 'mdx' },
  Experiment: { schema: experiment, folder: 'experiments', format: 'mdx' },
} satisfies Record<string, DocumentType>;

export type DocumentTypeName = keyof typeof documentTypes;
