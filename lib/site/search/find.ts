import type { SearchEntry } from '../../section';
import { type Index, openIndex, type SearchData } from './index-data';
import { joinedPairs, soughtWords, splitWords } from './words';

export interface Result {
  entry: SearchEntry;
  /** The entry, or the heading above the text with most of the words. */
  href: string;
  heading?: string | undefined;
  text?: string | undefined;
  terms: Set<string>;
  /** Share of the words of the query that were found. */
  coverage: number;
  score: number;
}

export type Find = (query: string) => Result[];

interface Found {
  /** For each term of the query, the score of its best match in the name or the text. */
  scores: (number | undefined)[];
  /** Of each matching part of the text, the scores of all terms. */
  rows: Map<number, number>;
  terms: Set<string>;
}

const MAX_RESULTS = 20;
/** If more pages have all words, the others are left out. */
const FEW = 4;
/** Shorter words have too many neighbors. */
const MIN_MISSPELLED = 4;
const MISSPELLED_WEIGHT = 0.6;
const SHOWN_WEIGHT = 0.8;
/** Words that stand together count more than words all over a page. */
const SAME_PART_WEIGHT = 0.6;

export function openSearch(data: SearchData): Find {
  const index = openIndex(data);
  return (query) => {
    const words = soughtWords(query);
    const best = new Map<number, Result>();
    for (const terms of spellings(index, words)) {
      for (const [id, found] of findEntries(index, data, terms)) {
        const entry = data.entries[id];
        if (!entry) continue;
        const ranked = rank(entry, found, data, words, terms);
        const other = best.get(id);
        if (!other || compare(ranked, other) < 0) best.set(id, ranked);
      }
    }
    // Equal scores keep the order of the site.
    const all = [...best].toSorted(([a, x], [b, y]) => compare(x, y) || a - b).map(([, ranked]) => ranked);
    const full = all.filter(({ coverage }) => coverage === 1);
    const partial = full.length > FEW ? [] : all.filter(({ coverage }) => coverage >= 0.5 && coverage < 1);
    return [...full, ...partial].slice(0, MAX_RESULTS);
  };
}

/** The query as written, and with two words joined if the site has that word. */
function spellings(index: Index, words: string[]): string[][] {
  const found = [words];
  for (const [position, pair] of joinedPairs(words).entries()) {
    if (index.search(pair).length === 0) continue;
    const joined = words.toSpliced(position, 2, pair);
    // A number alone is on many pages.
    if (/\d/.test(pair)) found[0] = joined;
    found.push(joined);
  }
  return found;
}

function findEntries(index: Index, { entries, texts = [] }: SearchData, terms: string[]): Map<number, Found> {
  const all = new Map<number, Found>();
  for (const [position, term] of terms.entries()) {
    for (const match of matchTerm(index, term, position === terms.length - 1)) {
      const textId = match.id - entries.length;
      const id = texts[textId]?.[0] ?? match.id;
      const found = all.get(id) ?? { scores: [], rows: new Map(), terms: new Set() };
      all.set(id, found);
      found.scores[position] = Math.max(found.scores[position] ?? 0, match.score);
      if (textId >= 0) found.rows.set(textId, (found.rows.get(textId) ?? 0) + match.score);
      for (const matched of match.terms) found.terms.add(matched);
    }
  }
  return all;
}

function matchTerm(index: Index, term: string, isLast: boolean) {
  const found = index.search(term, { prefix: isLast || term.length > 2 });
  if (found.length > 0 || term.length < MIN_MISSPELLED) return found;
  return findMisspelled(index, term).map((match) => ({ ...match, score: match.score * MISSPELLED_WEIGHT }));
}

/** Exchanged letters are two changes. A long word may have a third. */
function findMisspelled(index: Index, term: string) {
  const most = term.length < 6 ? Math.ceil(term.length / 3) - 1 : Math.min(3, Math.ceil(term.length / 3));
  for (let changes = 1; changes <= most; changes += 1) {
    const found = index.search(term, { fuzzy: changes, prefix: false });
    if (found.length > 0) return found;
  }
  return [];
}

function rank(entry: SearchEntry, found: Found, data: SearchData, words: string[], terms: string[]): Result {
  const { scores, rows, terms: matched } = found;
  const [textId, rowScore = 0] = [...rows].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const missing = terms.filter((_, position) => scores[position] === undefined);
  const coverage = 1 - missing.length / words.length;
  const sum = terms.reduce((total, _, position) => total + (scores[position] ?? 0), 0);
  const likeness = compareName(entry, words);
  const [, id, heading, text] = (textId === undefined ? undefined : data.texts?.[textId]) ?? [];
  const place = id && likeness === 0 ? { href: `${entry.href}#${id}`, heading } : { href: entry.href };
  // A shorter name is not better if the query resembles both equally.
  const score = SAME_PART_WEIGHT * rowScore + (likeness || sum);
  return { entry, ...place, text, terms: matched, coverage, score };
}

function compare(a: Result, b: Result): number {
  return b.coverage - a.coverage || b.score - a.score;
}

/** From 0 to 110. If several entries share the name, the page about it comes first. */
function compareName({ name, also = [], shows = [], href }: SearchEntry, words: string[]): number {
  const own = [name, ...also].map((each) => compareWords(splitWords(each), words));
  const shown = shows.map((each) => SHOWN_WEIGHT * compareWords(splitWords(each), words));
  const score = Math.max(...own, ...shown);
  return score > 0 && !/[#?:]/.test(href) ? score + 10 : score;
}

function compareWords(name: string[], words: string[]): number {
  const joined = name.join('');
  const sought = words.join('');
  if (joined === sought) return 100;
  if (joined.startsWith(sought)) return 50;
  return words.every((word) => name.some((other) => other.startsWith(word))) ? 30 : 0;
}
