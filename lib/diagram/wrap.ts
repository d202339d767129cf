const ELLIPSIS = '…';
const MAX_LINES = 2;

/** Characters a line of a label may have, where it stands. */
export const TITLE_CHARS = 14;
export const LABEL_CHARS = 16;
export const DETAIL_CHARS = 24;

/**
 * Breaks a label at its spaces into at most two lines of `maxChars` characters. A word longer than a line is cut,
 * and so is what does not fit; an ellipsis, which counts as a character, stands for what is missing.
 */
export function wrapLabel(text: string, maxChars = TITLE_CHARS): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : '';
    if (joined && lengthOf(joined) <= maxChars) lines[lines.length - 1] = joined;
    else lines.push(cutLabel(word, maxChars));
  }
  if (lines.length <= MAX_LINES) return lines;
  const [first = '', second = ''] = lines;
  return [first, second.endsWith(ELLIPSIS) ? second : cutLabel(second + ELLIPSIS, maxChars)];
}

/** Whether wrapping lost some of the text. */
export function isCut(lines: string[]): boolean {
  return lines.some((line) => line.endsWith(ELLIPSIS));
}

/** The text, its end replaced by an ellipsis where it has more than `maxChars` characters. */
export function cutLabel(text: string, maxChars: number): string {
  if (lengthOf(text) <= maxChars) return text;
  return (
    Array.from(text)
      .slice(0, maxChars - 1)
      .join('')
      .trimEnd() + ELLIPSIS
  );
}

/** Characters as a reader counts them, not as JavaScript stores them. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
