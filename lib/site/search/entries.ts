import { getProfile } from '../../content/content';
import { isServed } from '../../content/documents';
import type { SearchEntry } from '../../section';
import { SEARCH_PATH } from '../../sections';
import { pages } from '../pages';
import { MENU } from '../routes';
import { SHOWN_SECTIONS } from '../sections';

export function namedEntries(): SearchEntry[] {
  const entries = [...pageEntries(), ...SHOWN_SECTIONS.flatMap(({ content }) => content.entries?.() ?? [])];
  const others = new Map((getProfile().otherNames ?? []).map(({ name, also }) => [name, also]));
  return entries
    .filter(({ href }) => isServed(href))
    .map((entry) => {
      const also = [...(entry.also ?? []), ...(others.get(entry.name) ?? [])];
      return also.length > 0 ? { ...entry, also } : entry;
    });
}

export function pageEntries(): SearchEntry[] {
  return pages
    .filter(({ path }) => path !== SEARCH_PATH)
    .map(({ path, title, description, search }) => {
      const label = MENU.find((entry) => entry.path === path)?.label;
      const names = label && label !== title ? { name: label, also: [title] } : { name: title };
      return { kind: 'pages', ...names, href: path, detail: description, ...search?.() };
    });
}

export function searchKinds(): Record<string, string> {
  const used = new Set(namedEntries().map(({ kind }) => kind));
  const kinds = SHOWN_SECTIONS.flatMap((section) => Object.entries(section.kinds ?? {}));
  return Object.fromEntries(kinds.filter(([kind]) => used.has(kind)));
}
