import type { DocumentType, Section } from '../../section';
import { SECTIONS } from '../../sections';
import { pageMeta } from './page-meta';
import { profile } from './profile';

export interface SectionDocument extends DocumentType {
  section?: Section;
}

export type DocumentTypeName = string;

const OWN: Record<DocumentTypeName, SectionDocument> = {
  Profile: { schema: profile, pattern: 'profile.mdx' },
  PageMeta: {
    schema: pageMeta,
    pattern: 'pages/*.mdx',
    editor: { label: 'Texts of pages', label_singular: 'Page' },
  },
};

export const documentTypes: Record<DocumentTypeName, SectionDocument> = { ...OWN };

for (const section of SECTIONS) {
  for (const [name, type] of Object.entries(section.documents ?? {})) documentTypes[name] = { ...type, section };
}

/** Throws for an unknown name. */
export function documentType(name: DocumentTypeName): SectionDocument {
  const type = documentTypes[name];
  if (!type) throw new Error(`no section has documents of the type ${name}`);
  return type;
}
