import type { Page, SearchEntry, SectionContent } from '../section';
import { identify } from '../structured-data';
import { DEFINITION_GROUPS, DEFINITIONS_PAGE, type Definition } from './rules/definitions/definitions';
import { drawCommits } from './share-drawing';

const PERIODS = [
  ['30d', 'the last 30 days'],
  ['90d', 'the last 90 days'],
  ['1y', 'the last year'],
  ['all', 'all time'],
] as const;

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
      canonical: path,
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
  const section = { name: 'Go to CI/CD pipelines', href: '/dev-stats?tab=cicd', detail: 'Section of the statistics' };
  return [
    ...DEFINITION_GROUPS.flatMap(({ title, definitions }) =>
      definitions.map(({ id, term }: Definition) => ({
        kind: 'statistics',
        name: term,
        href: `${DEFINITIONS_PAGE.path}#${id}`,
        detail: `Definition, ${title}`,
      })),
    ),
    ...PERIODS.map(([value, label]) => ({
      kind: 'commands',
      name: `Statistics of ${label}`,
      href: `/dev-stats?period=${value}`,
    })),
    { kind: 'commands', ...section },
  ];
}
