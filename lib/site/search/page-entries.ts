import { SEARCH_PATH } from '../../sections';
import { getPages } from '../pages';
import { MENU } from '../routes';
import type { Entry } from './entry';

/** All pages but /search, which shows them. */
export function pageEntries(): Entry[] {
  return getPages()
    .filter(({ path }) => path !== SEARCH_PATH)
    .map(({ path, title, description, search }) => {
      const label = MENU.find((entry) => entry.path === path)?.label;
      const names = label && label !== title ? { name: label, also: [title] } : { name: title };
      return { kind: 'pages', ...names, href: path, detail: description, ...search?.() } as Entry;
    });
}
