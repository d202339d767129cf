/** Text as search compares it: lower case, accents dropped. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The texts of one entry, folded once; a query has no line break, so it never matches across two of them. */
export function haystack(texts: readonly string[]): string {
  return fold(texts.join('\n'));
}

/** Entries whose haystack contains the query; a blank query keeps them all. */
export function search<T>(entries: readonly T[], query: string, haystackOf: (entry: T) => string): readonly T[] {
  const needle = fold(query.trim());
  return needle ? entries.filter((entry) => haystackOf(entry).includes(needle)) : entries;
}
