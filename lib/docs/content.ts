import { getSource } from '../content/documents';
import { isListed } from '../content/visibility';
import { getDiagrams } from '../diagram/diagrams';
import type { Page, SectionContent } from '../section';
import { identify } from '../structured-data';
import { type Doc, getAllDocs, getDoc, getDocs } from './docs';
import { drawDiagram, leadsTo } from './share-drawing';

export const content: SectionContent = {
  documentPages,
  footer: () => {
    const start = getDoc('/docs') ?? getDocs()[0];
    return start && { label: 'Docs', href: start.path };
  },
};

function documentPages(): Page[] {
  return getAllDocs().map(describePage);
}

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
    drawing: () => drawPlace(path),
    search: () => ({ kind: 'docs' }),
  };
}

function drawPlace(path: string) {
  const diagrams = getDiagrams();
  const diagram = diagrams.find((candidate) => leadsTo(candidate, path)) ?? diagrams[0];
  return diagram && drawDiagram(diagram, path);
}
