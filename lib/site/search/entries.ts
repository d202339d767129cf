import { getProfile } from '../../content/content';
import { isServed } from '../../content/documents';
import { SHOWN_SECTIONS } from '../sections';
import type { Entry } from './entry';
import { pageEntries } from './page-entries';

export function namedEntries(): Entry[] {
  const entries = [...pageEntries(), ...SHOWN_SECTIONS.flatMap(({ content }) => content.entries?.() ?? [])] as Entry[];
  return withOtherNames(entries.filter(({ href }) => isServed(href)));
}

function withOtherNames(entries: Entry[]): Entry[] {
  const others = new Map((getProfile().otherNames ?? []).map(({ name, also }) => [name, also]));
  return entries.map((entry) => {
    const also = [...(entry.also ?? []), ...(others.get(entry.name) ?? [])];
    return also.length > 0 ? { ...entry, also } : entry;
  });
}
