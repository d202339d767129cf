import { z } from 'zod';
import { isTimeZone } from '../../dates';
import { accent, email, group, icon, image, internalLink, line, names, sentence, slug, updated, url } from './fields';
import { withUniqueIds } from './rules';

const stat = group({
  id: slug,
  label: line,
  value: line,
  /** The noun that follows the value on the résumé: "60+ engineers". */
  unit: line,
  icon,
  color: accent,
});

export const profile = withUniqueIds(
  group({
    name: line,
    title: line,
    /** One paragraph of the hero. The body of the document is the home page's About. */
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
    /** Names by which visitors may search for something that the site names otherwise: K8s for Kubernetes. */
    otherNames: z.array(group({ name: line, also: names })).optional(),
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
  }),
  'stats',
);
