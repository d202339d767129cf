import { z } from 'zod';
import type { DocumentType, Section } from '../../section';
import { SECTIONS } from '../../sections';
import { group, internalLink, line, sentence, unlisted, updated } from './fields';
import { profile } from './profile';
import { withRule } from './rules';

export interface SectionDocument extends DocumentType {
  section?: Section;
}

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

export const documentTypes: Record<string, SectionDocument> = {
  Profile: { schema: profile, pattern: 'profile.mdx' },
  PageMeta: {
    schema: pageMeta,
    pattern: 'pages/*.mdx',
    editor: { label: 'Texts of pages', label_singular: 'Page' },
  },
};

for (const section of SECTIONS) {
  for (const [name, type] of Object.entries(section.documents ?? {})) documentTypes[name] = { ...type, section };
}

/** Throws for an unknown name. */
export function documentType(name: string): SectionDocument {
  const type = documentTypes[name];
  if (!type) throw new Error(`no section has documents of the type ${name}`);
  return type;
}
