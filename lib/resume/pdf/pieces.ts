import { measure } from './measure';
import type { Span } from './parts';

/** What no line end may cut. */
export interface Piece {
  span: Span;
  text: string;
  /** Without the blank that follows. */
  width: number;
  /** What separates it from the next piece of the line, and how wide that is. */
  blank: string;
  space: number;
  canBreak: boolean;
}

/** Where a word may be cut: after hyphens, dashes and slashes, and around the signs of Japan and China. */
const CUTS =
  /(?<=\p{L}{2}[–—/-])(?=[\p{L}\p{N}]{2})|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，．！？：；」』）】〉》ー]|\p{L}(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]))(?![\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょァィゥェォッャュョ\s])/u;

/** Words, cut further where they may be, and anywhere where one is wider than `width` points. */
export function piecesOf(spans: Span[], width: number): Piece[] {
  const pieces = spans.flatMap((span) =>
    (span.text.normalize('NFC').match(/\S+\s*/g) ?? []).flatMap((word) => wordPieces(word, span, width)),
  );
  return pieces.map((piece, index) => ({ ...piece, canBreak: piece.canBreak && !isCounted(pieces, index + 1) }));
}

function wordPieces(word: string, span: Span, most: number): Piece[] {
  const parts = word.split(CUTS);
  return parts.flatMap((part) => {
    const text = part.trimEnd();
    const blank = part.slice(text.length);
    const width = measure(text, span.style);
    // A blank is as wide as in the face of the word before it.
    const sizes = { width, space: measure(part, span.style) - width };
    return narrow({ span, text, blank, ...sizes, canBreak: blank !== '' || part !== parts.at(-1) }, most);
  });
}

/** "2.8 s" and "18 months" stay on one line. */
function isCounted(pieces: Piece[], index: number): boolean {
  const [number, unit] = [pieces[index - 1], pieces[index]];
  return Boolean(number?.blank && /\d$/.test(number.text) && /^\p{L}{1,10}[.,;)]*$/u.test(unit?.text ?? ''));
}

function narrow(piece: Piece, width: number): Piece[] {
  if (piece.width <= width) return [piece];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(piece.text)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) && measure(longer, piece.span.style) > width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts.map((text, index) => ({
    ...piece,
    text,
    width: measure(text, piece.span.style),
    ...(index < parts.length - 1 && { blank: '', space: 0, canBreak: true }),
  }));
}
