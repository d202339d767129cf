/**
 * Text as search compares it: one case, no accents. Capitals come last because they, unlike small letters
 * (final sigma), never depend on what stands beside them, so a part folds as it does in the whole.
 */
function fold(text: string): string {
  // Of ASCII only the case differs. The first key press folds every entry, so that must be fast.
  if (/^[\n -~]*$/.test(text)) return text.toUpperCase();
  return text
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

function onOneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** The texts of one entry, folded once, a line each; a query has one line, so it never matches across two of them. */
export function haystack(texts: readonly string[]): string {
  return fold(texts.map(onOneLine).join('\n'));
}

/** Entries whose haystack contains the query; a blank query keeps them all. */
export function search<T>(entries: readonly T[], query: string, haystackOf: (entry: T) => string): readonly T[] {
  const needle = fold(onOneLine(query.trim()));
  return needle ? entries.filter((entry) => haystackOf(entry).includes(needle)) : entries;
}
