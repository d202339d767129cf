import { describeDocument } from '../content/documents';
import type { Page, SectionContent } from '../section';
import { identify } from '../structured-data';
import { allDocs, type Doc, docs, getDoc } from './docs';

export const content: SectionContent = {
  documentPages: () => allDocs.map(describePage),
  footer: () => {
    const start = getDoc('/docs') ?? docs[0];
    return start && { label: 'Docs', href: start.path };
  },
};

function describePage(doc: Doc): Page {
  const { path, title, description } = doc;
  return {
    ...describeDocument(doc, path),
    description,
    keywords: [title, ...path.split('/').slice(2)],
    part: 'Documentation',
    isArticle: true,
    subject: (_, work) => ({ '@type': 'TechArticle', ...identify(path, 'article'), ...work, headline: title }),
    search: () => ({ kind: 'docs' }),
  };
}
