import type { DocumentType, Section } from '../../section';
import { SECTIONS } from '../../sections';
import { pageMeta } from './page-meta';
import { profile } from './profile';

export interface SectionDocument extends DocumentType {
  /** The section that shows the documents. While it is off, none of them is required or shown. */
  section?: Section;
}

/** Name of a document type, such as Project. */
export type DocumentTypeName = string;

const OWN: Record<DocumentTypeName, SectionDocument> = {
  Profile: { schema: profile, pattern: 'profile.mdx' },
  PageMeta: {
    schema: pageMeta,
    pattern: 'pages/*.mdx',
    editor: { label: 'Texts of pages', label_singular: 'Page' },
  },
};

/** All document types. The Contentlayer types (contentlayer.config.ts) and the check (lib/content/check) follow from them. */
export const documentTypes: Record<DocumentTypeName, SectionDocument> = { ...OWN };

for (const section of SECTIONS) {
  for (const [name, type] of Object.entries(section.documents ?? {})) documentTypes[name] = { ...type, section };
}

/** Throws for a name that no section has. */
export function documentType(name: DocumentTypeName): SectionDocument {
  const type = documentTypes[name];
  if (!type) throw new Error(`no section has documents of the type ${name}`);
  return type;
}
