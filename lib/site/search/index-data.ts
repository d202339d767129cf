import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry } from '../../section';
import { listNameTerms, listTerms } from './words';

/** Text of a page below a heading: position of the page in the entries, id and text of the heading, text. */
export type TextRow = [page: number, id: string, heading: string, text: string];

export interface SearchData {
  kinds: Record<string, string>;
  entries: SearchEntry[];
  /** Absent in development, where no page is finished. */
  texts?: TextRow[];
  index?: AsPlainObject;
}

interface Indexed {
  id: number;
  names: string;
  text: string;
}

export type Index = MiniSearch<Indexed>;

const OPTIONS: Options<Indexed> = {
  fields: ['names', 'text'],
  tokenize: (text, field) => (field === 'names' ? text.split('\n').flatMap(listNameTerms) : listTerms(text)),
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], boost: { names: 2 } },
};

/** Indexes names and texts. `keywords` has those of pages, by their position in the entries. */
export function createIndex({ entries, texts = [] }: SearchData, keywords = new Map<number, string>()): Index {
  const index: Index = new MiniSearch(OPTIONS);
  index.addAll([
    ...entries.map(({ name, also = [], shows = [] }, id) => ({
      id,
      names: [name, ...also, ...shows].join('\n'),
      text: keywords.get(id) ?? '',
    })),
    ...texts.map(([, , heading, text], id) => ({ id: entries.length + id, names: heading, text })),
  ]);
  return index;
}

export function openIndex(data: SearchData): Index {
  return data.index ? MiniSearch.loadJS(data.index, OPTIONS) : createIndex(data);
}
