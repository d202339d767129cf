const LONGEST = 60;

/** Latin letters that Unicode does not split into a letter and a mark. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

export function toFileName(title: string): string | undefined {
  const words =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{Mn}'’]/gu, '')
      .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? ' ')
      .match(/[a-z0-9]+/g) ?? [];
  const [first = '', ...others] = words;
  let name = first.slice(0, LONGEST);
  for (const word of others) {
    if (name.length + 1 + word.length > LONGEST) break;
    name += `-${word}`;
  }
  return name || undefined;
}
