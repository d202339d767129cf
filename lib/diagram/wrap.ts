const ELLIPSIS = '…';
const MAX_LINES = 2;

export const TITLE_CHARS = 14;
export const LABEL_CHARS = 16;
export const DETAIL_CHARS = 24;

/** At most two lines of `maxChars` characters. Cuts longer words and lines with an ellipsis, which counts. */
export function wrapLabel(text: string, maxChars = TITLE_CHARS): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : '';
    if (joined && Array.from(joined).length <= maxChars) lines[lines.length - 1] = joined;
    else lines.push(cutLabel(word, maxChars));
  }
  if (lines.length <= MAX_LINES) return lines;
  const [first = '', second = ''] = lines;
  return [first, second.endsWith(ELLIPSIS) ? second : cutLabel(second + ELLIPSIS, maxChars)];
}

export function isCut(lines: string[]): boolean {
  return lines.some((line) => line.endsWith(ELLIPSIS));
}

export function cutLabel(text: string, maxChars: number): string {
  // Code points, so that no surrogate pair is split.
  const chars = Array.from(text);
  return chars.length <= maxChars
    ? text
    : chars
        .slice(0, maxChars - 1)
        .join('')
        .trimEnd() + ELLIPSIS;
}
