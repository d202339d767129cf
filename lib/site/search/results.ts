import type { Entry } from './entry';
import { KINDS, type Kind, kindOf } from './kinds';
import { type Marked, markedExcerpt, markWords } from './marks';
import type { NameMatch } from './names';
import type { TextMatch } from './text-index';

export interface Result {
  kind: Kind;
  href: string;
  title: Marked;
  place?: string;
  excerpt?: Marked;
  detail?: string;
  image?: string;
}

export interface ResultGroup {
  label: string;
  results: Result[];
}

type Ranked = Result & { score: number };

interface Found {
  query: string;
  names: NameMatch[];
  texts: TextMatch[];
  pages: ReadonlyMap<string, Entry>;
}

const TOP = 3;
export const TOP_LABEL = 'Top results';
const MAX_IN_GROUP = 6;
/** Between names that have all words and misspelled names. */
const TEXT_SCORE = 60;
const LOOSE_TEXT_SCORE = 15;

/** The best results first, the others by kind. Of `kind` only, if it is given. */
export function groupResults(found: Found, kind?: Kind): ResultGroup[] {
  const ranked = rank(found).filter((result) => !kind || result.kind === kind);
  if (kind) return withoutEmpty([{ label: labelOf(kind), results: ranked }]);
  const rest = ranked.slice(TOP);
  const kinds = [...new Set(rest.map((result) => result.kind))];
  return withoutEmpty([
    { label: TOP_LABEL, results: ranked.slice(0, TOP) },
    ...kinds.map((each) => ({
      label: labelOf(each),
      results: rest.filter((result) => result.kind === each).slice(0, MAX_IN_GROUP),
    })),
  ]);
}

/** A page that is found by its name and by its text is one result. */
function rank({ query, names, texts, pages }: Found): Ranked[] {
  const byAddress = new Map<string, Ranked>();
  for (const { entry, score } of names) {
    const { kind, name, href, detail, image } = entry;
    if (!byAddress.has(href)) byAddress.set(href, { kind, href, title: markWords(name, query), detail, image, score });
  }
  for (const [index, { path, title, excerpt, isExact, place }] of texts.entries()) {
    const score = (isExact ? TEXT_SCORE : LOOSE_TEXT_SCORE) - index;
    const named = byAddress.get(path);
    const page = pages.get(path);
    const href = named && named.score > score ? path : (place?.href ?? path);
    const known = byAddress.get(href) ?? {
      kind: kindOf(path),
      href,
      title: markWords(page?.name ?? title, query),
      image: page?.image,
      score,
    };
    const isBelowHeading = href === place?.href && !byAddress.has(href);
    byAddress.set(href, {
      ...known,
      score: Math.max(score, known.score),
      excerpt: markedExcerpt(excerpt),
      ...(isBelowHeading && { place: place?.title }),
    });
  }
  return [...byAddress.values()].toSorted((a, b) => b.score - a.score);
}

function labelOf(kind: Kind): string {
  return KINDS.find(({ value }) => value === kind)?.label ?? '';
}

function withoutEmpty(groups: ResultGroup[]): ResultGroup[] {
  return groups.filter(({ results }) => results.length > 0);
}
