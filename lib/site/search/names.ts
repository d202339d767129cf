import MiniSearch from 'minisearch';
import type { Entry } from './entry';
import { wordsOf } from './words';

export interface NameMatch {
  entry: Entry;
  /** From 0 to 100; 50 and more if the name has every word of the query, at least its beginning. */
  score: number;
}

export type NameIndex = (query: string) => NameMatch[];

/** Shorter words have too many neighbors. */
const MIN_MISSPELLED = 4;
const MISSPELLED_SHARE = 0.25;
const MAX_MATCHES = 40;
/** If several entries share a name, the page about it comes first. */
const OWN_PAGE = 4;

/** Entries indexed in one task, so that a slow processor can paint and answer keys in between. */
const CHUNK = 200;

/** Prepares a search of names that forgives misspellings: about one letter in four. */
export async function indexNames(entries: Entry[]): Promise<NameIndex> {
  const index = new MiniSearch<{ id: number; names: string }>({
    fields: ['names'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length >= MIN_MISSPELLED ? MISSPELLED_SHARE : false),
    },
  });
  const namesOf = ({ name, also = [] }: Entry) => [name, ...also];
  const texts = entries.map((entry, id) => ({ id, names: namesOf(entry).flatMap(spellings).join(' ') }));
  await index.addAllAsync(texts, { chunkSize: CHUNK });
  return (query) => {
    const found = index.search(query).slice(0, MAX_MATCHES);
    const highest = found[0]?.score ?? 1;
    return found
      .flatMap(({ id, score }) => {
        const entry = entries[id];
        const ownPage = entry && !/[#?:]/.test(entry.href) ? OWN_PAGE : 0;
        return entry ? [{ entry, score: closeness(query, namesOf(entry)) + ownPage + (9 * score) / highest }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}

/** NGC 224 is also written NGC224. */
function spellings(name: string): string[] {
  return /\d/.test(name) ? [name, wordsOf(name).join('')] : [name];
}

/** Of the name that is most like the query, from 20 to 91. */
function closeness(query: string, names: string[]): number {
  const sought = wordsOf(query);
  const text = sought.join('');
  return Math.max(
    ...names.map((name) => {
      const words = wordsOf(name);
      const joined = words.join('');
      if (joined === text) return 90;
      if (joined.startsWith(text)) return 75;
      return sought.every((word) => words.some((each) => each.startsWith(word))) ? 65 : 20;
    }),
  );
}
