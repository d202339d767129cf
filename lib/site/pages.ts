import { getPageMeta, getProfile } from '../content/content';
import { getSource, isServed } from '../content/documents';
import { isListed } from '../content/visibility';
import type { Page, PageFacts } from '../section';
import { SEARCH_PATH } from '../sections';
import { MENU, PAGE_PATHS } from './routes';
import { SHOWN_SECTIONS } from './sections';

export function getPage(path: string): Page | undefined {
  return byPath.get(path);
}

function describePage(path: string, { documents, ...facts }: PageFacts): Page {
  const meta = getPageMeta(path);
  const { title, description, keywords, heading, canonical } = meta;
  return {
    ...facts,
    path,
    canonical,
    title,
    description,
    keywords,
    part:
      path === '/'
        ? (getProfile().location ?? getProfile().title)
        : (MENU.find((entry) => entry.path === path)?.label ?? heading),
    isListed: isListed(meta),
    sources: [meta, ...(documents?.() ?? [])].map((document) => getSource(document)),
  };
}

const FACTS: Record<string, PageFacts> = Object.assign(
  { [SEARCH_PATH]: { type: 'SearchResultsPage' } },
  ...SHOWN_SECTIONS.map(({ content }) => content.pages),
);

/** Without the 404 pages. Those of the menu come first. */
export const allPages: Page[] = [
  ...PAGE_PATHS.filter(isServed).map((path) => describePage(path, FACTS[path] ?? {})),
  ...SHOWN_SECTIONS.flatMap(({ content }) => content.documentPages?.() ?? []),
];

export const pages = allPages.filter((page) => page.isListed);

const byPath = new Map(allPages.map((page) => [page.path, page]));
