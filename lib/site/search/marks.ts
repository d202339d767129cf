import { splitWords } from './words';

export function markTerms(text: string, terms: ReadonlySet<string>) {
  const parts = text.split(/([\p{L}\p{N}\p{Mn}]+)/u).filter(Boolean);
  return parts.map((part) => ({ text: part, isMarked: splitWords(part).some((word) => terms.has(word)) }));
}

const EXCERPT_WORDS = 30;

export function cutExcerpt(text: string, terms: ReadonlySet<string>): string {
  const words = text.split(' ');
  const found = words.map((word) => splitWords(word).find((each) => terms.has(each)));
  const countFrom = (start: number) => new Set(found.slice(start, start + EXCERPT_WORDS).filter(Boolean)).size;
  const starts = found.flatMap((term, position) => (term ? [Math.max(0, position - 4)] : []));
  const start = starts.toSorted((a, b) => countFrom(b) - countFrom(a))[0] ?? 0;
  const end = start + EXCERPT_WORDS;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
