import { fold } from '../../search';
import type { Kind } from './kinds';
import { wordsOf } from './words';

/** The parts of Pagefind's browser API that this site uses. @see https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number; noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
  search(
    query: string,
    options: { filters?: { kind: Kind } },
  ): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  url: string;
  content: string;
  excerpt: string;
  meta: { title?: string };
  /** Parts below a heading with an anchor, and the part above the first one. */
  sub_results: {
    title: string;
    url: string;
    excerpt: string;
    /** Places of the words that match, counted in words of the content. */
    weighted_locations: { location: number; balanced_score: number }[];
  }[];
}

export interface TextMatch {
  path: string;
  title: string;
  /** HTML whose only elements are marks. */
  excerpt: string;
  /** Whether it has each word as written; otherwise it has other forms of them, or some of them. */
  isExact: boolean;
  /** The heading above the part with most of the words, unless that is the title. */
  place?: { title: string; href: string };
}

export type TextIndex = (query: string, kind?: Kind) => Promise<TextMatch[]>;

/** Each page is a file to load. */
const MAX_PAGES = 5;

export async function openTextIndex(folder: string): Promise<TextIndex> {
  const pagefind: Pagefind = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ `${folder}/pagefind.js`
  );
  // A worker would load the library a second time.
  await pagefind.options({ baseUrl: '/', excerptLength: 24, noWorker: true });
  await pagefind.init();
  return async (query, kind) => {
    const { results } = await pagefind.search(query, kind ? { filters: { kind } } : {});
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
    return pages.map((page) => matchOf(page, query));
  };
}

function matchOf({ url, content, excerpt, meta, sub_results: parts }: PagefindPage, query: string): TextMatch {
  const text = fold(content);
  const words = text.split(/\s+/);
  const sought = wordsOf(query);
  const ranked = parts.map((part) => {
    const found = part.weighted_locations.map(({ location }) => words[location] ?? '');
    const weight = part.weighted_locations.reduce((sum, { balanced_score: score }) => sum + score, 0);
    return { part, weight, count: sought.filter((word) => found.some((each) => each.includes(word))).length };
  });
  const best = ranked.toSorted((a, b) => b.count - a.count || b.weight - a.weight)[0]?.part;
  return {
    path: url,
    title: meta.title ?? url,
    excerpt: best?.excerpt ?? excerpt,
    isExact: sought.every((word) => text.includes(word)),
    ...(best?.url.includes('#') && { place: { title: best.title, href: best.url } }),
  };
}
