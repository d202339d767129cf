import { getSource } from '../content/documents';
import { isListed } from '../content/visibility';
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
    path,
    canonical: path,
    title,
    description,
    keywords: [title, ...path.split('/').slice(2)],
    part: 'Documentation',
    isListed: isListed(doc),
    sources: [getSource(doc)],
    mark: doc.mark,
    isArticle: true,
    subject: (_, work) => ({ '@type': 'TechArticle', ...identify(path, 'article'), ...work, headline: title }),
    search: () => ({ kind: 'docs' }),
  };
}
