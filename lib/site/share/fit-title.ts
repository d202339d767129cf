import { type TextStyle, textWidth } from './text';

const ELLIPSIS = '…';

/** A size that a title may be set in, while it takes no more than so many lines. */
export interface TitleStyle extends TextStyle {
  lines: number;
}

interface Word {
  text: string;
  /** Pixels, without the blank that follows. */
  width: number;
}

/** Sets a title in the first of the styles in which it fits `width` pixels; in the last one what does not fit is cut. */
export function fitTitle(title: string, width: number, styles: readonly TitleStyle[]) {
  const words = title.split(/\s+/).filter(Boolean);
  for (const style of styles) {
    const measured = words.map((text) => ({ text, width: textWidth(text, style) }));
    const blank = textWidth(' ', style);
    if (measured.some((word) => word.width > width)) continue;
    const { length } = wrap(measured, width, blank);
    if (length <= style.lines) return { lines: wrap(measured, evenWidth(measured, width, blank), blank), style };
  }
  const style = styles.at(-1);
  if (!style) throw new Error('There is no style to set a title in');
  return { lines: cut(words, width, style), style };
}

/** The smallest width, to a few pixels, in which the words still take no more lines than in the full one. */
function evenWidth(words: Word[], width: number, blank: number): number {
  const { length } = wrap(words, width, blank);
  let narrow = Math.max(...words.map((word) => word.width));
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (wrap(words, middle, blank).length > length) narrow = middle;
    else wide = middle;
  }
  return wide;
}

function wrap(words: Word[], width: number, blank: number): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of words) {
    used += blank + word.width;
    if (used <= width) lines[lines.length - 1] += ` ${word.text}`;
    else {
      lines.push(word.text);
      used = word.width;
    }
  }
  return lines;
}

/** Breaks words that are wider than a line, and ends with an ellipsis where the lines do not suffice. */
function cut(words: string[], width: number, style: TitleStyle): string[] {
  const pieces = words.flatMap((word) => breakWord(word, width, style));
  const measured = pieces.map((text) => ({ text, width: textWidth(text, style) }));
  const lines = wrap(measured, width, textWidth(' ', style));
  if (lines.length <= style.lines) return lines;
  const last = [...(lines[style.lines - 1] ?? '')];
  while (last.length > 0 && textWidth(last.join('').trimEnd() + ELLIPSIS, style) > width) last.pop();
  return [...lines.slice(0, style.lines - 1), last.join('').trimEnd() + ELLIPSIS];
}

function breakWord(word: string, width: number, style: TextStyle): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`;
    if (textWidth(longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
