/**
 * Text as search compares it: one case, no accents, no line breaks. Capitals come last because they, unlike
 * small letters (final sigma), never depend on what stands beside them, so a part folds as it does in the whole.
 */
function fold(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\n', ' ');
}

/** The texts of one entry, folded once; a folded query has no line break, so it never matches across two of them. */
export function haystack(texts: readonly string[]): string {
  return texts.map(fold).join('\n');
}

/** Entries whose haystack contains the query; a blank query keeps them all. */
export function search<T>(entries: readonly T[], query: string, haystackOf: (entry: T) => string): readonly T[] {
  const needle = fold(query.trim());
  return needle ? entries.filter((entry) => haystackOf(entry).includes(needle)) : entries;
}
