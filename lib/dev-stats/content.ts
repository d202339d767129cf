import type { Page, SearchEntry, SectionContent } from '../section';
import { identify } from '../structured-data';
import { DEFINITION_GROUPS, DEFINITIONS_PAGE, type Definition } from './rules/definitions/definitions';
import { drawCommits } from './share-drawing';

export const content: SectionContent = {
  pages: { '/dev-stats': { drawing: drawCommits, search: () => ({ kind: 'statistics' }) } },
  documentPages,
  entries,
};

function documentPages(): Page[] {
  const { path, title } = DEFINITIONS_PAGE;
  return [
    {
      ...DEFINITIONS_PAGE,
      keywords: [title, 'statistics'],
      part: 'Documentation',
      isListed: true,
      sources: [{ files: ['lib/dev-stats/rules/definitions/'] }],
      isArticle: true,
      subject: (_, work) => ({ '@type': 'TechArticle', ...identify(path, 'article'), ...work, headline: title }),
      drawing: drawCommits,
      search: () => ({ kind: 'statistics' }),
    },
  ];
}

function entries(): SearchEntry[] {
  return DEFINITION_GROUPS.flatMap(({ title, definitions }) =>
    definitions.map(({ id, term }: Definition) => ({
      kind: 'statistics',
      name: term,
      href: `${DEFINITIONS_PAGE.path}#${id}`,
      detail: `Definition, ${title}`,
    })),
  );
}
