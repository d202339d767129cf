import type { PageStarter } from '../section';
import { SEARCH_PATH, SECTIONS } from '../sections';

const SEARCH_PAGE: PageStarter = {
  path: SEARCH_PATH,
  texts: () => ({
    heading: 'Search',
    description: 'Find anything on this site by name or by any word of a page.',
    keywords: ['search'],
  }),
};

export const PAGE_STARTERS: PageStarter[] = [...SECTIONS.flatMap(({ pages }) => pages ?? []), SEARCH_PAGE];

export const PAGE_PATHS = PAGE_STARTERS.map(({ path }) => path);

/** Includes sections that are off. */
export const MENU = SECTIONS.flatMap(({ menu, pages }) =>
  menu && pages?.[0] ? [{ label: menu, path: pages[0].path }] : [],
);

export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
