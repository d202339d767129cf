import { formatDocument } from '../../content/write/document';
import { mdxText } from '../../content/write/mdx-text';
import { splitParagraphs } from '../import/text';
import type { Owner, OwnerDocument } from './owner';

export function resumeDocument({ parts, details, others, summary = '' }: Owner, impact: string[]): OwnerDocument {
  const { roles, ...lists } = parts;
  const fields = {
    competencies: [],
    education: [],
    certifications: [],
    markets: [],
    impact,
    ...lists,
    ...(details.length > 0 && { details }),
    ...(others.length > 0 && { others }),
  };
  const body = mdxText(splitParagraphs(summary));
  return { path: 'resume.mdx', text: formatDocument('ResumeOverview', fields, body) };
}
