/** Catalogs of the sky with two spellings: Messier 45 is M 45. */
export const CATALOGS: Record<string, string> = {
  BARNARD: 'B',
  CALDWELL: 'C',
  COLLINDER: 'CR',
  MELOTTE: 'MEL',
  MESSIER: 'M',
  SHARPLESS: 'SH2',
  STOCK: 'ST',
  TRUMPLER: 'TR',
};

/** Uppercase last: lowercasing depends on context (final sigma), and parts must fold as the whole does. */
export function fold(text: string): string {
  // ASCII differs only in case, and folding thousands of entries must be fast.
  if (/^[\n -~]*$/.test(text)) return text.toUpperCase();
  return text
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** Without apostrophes: phones type curly ones, and many people leave them out. */
function toSingleLine(text: string): string {
  return text.replaceAll('\n', ' ').replace(/['’]/g, '');
}

export type Search<T> = (entries: readonly T[], query: string) => readonly T[];

/** Finds substrings, ignoring case and accents. Line breaks, which no query has, join texts. A blank query keeps all. */
export function createSearch<T>(entries: readonly T[], getTexts: (entry: T) => readonly string[]): Search<T> {
  const folded = new Map(entries.map((entry) => [entry, fold(getTexts(entry).map(toSingleLine).join('\n'))]));
  return (candidates, query) => {
    const needle = fold(toSingleLine(query.trim()));
    return needle ? candidates.filter((entry) => folded.get(entry)?.includes(needle)) : candidates;
  };
}
