import { round } from '../round';
import type { Box, Point } from './geometry';
import type { Line, PlacedNode, Placement } from './scene';
import { DETAIL_CHARS, isCut, LABEL_CHARS, TITLE_CHARS, wrapLabel } from './wrap';

const SIZES = {
  title: { size: 20, line: 26 },
  subtitle: { size: 13, line: 19 },
  heading: { size: 13.5, line: 18 },
  label: { size: 18, line: 25 },
  detail: { size: 13.5, line: 19 },
  edge: { size: 13, line: 18 },
} as const;

/** Widths of Instrument Sans at weight 550 in ems, rounded up to leave room. */
const WIDTHS: [RegExp, number][] = [
  [/ /, 0.2],
  [/[ijlI.,:;'!|]/, 0.27],
  [/[frt()/-]/, 0.41],
  [/[ckszvxyJ]/, 0.53],
  [/[mwM%@…]/, 0.88],
  [/W/, 1.09],
  [/[A-Z&]/, 0.72],
];
const OTHER_WIDTH = 0.58;

/** Distance of the baseline from the top of a line, as a share of its height. */
const BASELINE = 0.74;

export const PADDING = 18;

export type TextKind = keyof typeof SIZES;

export function typeSize(kind: TextKind, scale: number): { size: number; line: number } {
  const { size, line } = SIZES[kind];
  return { size: Math.round(size * scale * 2) / 2, line: Math.round(line * scale) };
}

export function textWidth(text: string, size: number): number {
  const measureCharacter = (char: string) => WIDTHS.find(([chars]) => chars.test(char))?.[1] ?? OTHER_WIDTH;
  return Array.from(text).reduce((sum, char) => sum + measureCharacter(char), 0) * size;
}

/** Lines of text below each other, their block centered on `at.y`. */
export function stackLines(texts: string[], kind: TextKind, scale: number, at: Point): Line[] {
  const { line } = typeSize(kind, scale);
  const top = at.y - (texts.length * line) / 2;
  return texts.map((text, index) => ({ text, x: round(at.x), y: round(top + (index + BASELINE) * line) }));
}

export function nodeText({ box, label, detail = '' }: PlacedNode, scale: number) {
  const labelSize = typeSize('label', scale);
  const detailSize = typeSize('detail', scale);
  const width = box.width - 2 * PADDING;
  const labels = wrapToFit(label, LABEL_CHARS, { size: labelSize.size, width });
  const details = wrapToFit(detail, DETAIL_CHARS, { size: detailSize.size, width });
  const x = box.x + PADDING;
  const middle = box.y + box.height / 2;
  return {
    label: stackLines(labels, 'label', scale, { x, y: middle - (details.length * detailSize.line) / 2 }),
    detail: stackLines(details, 'detail', scale, { x, y: middle + (labels.length * labelSize.line) / 2 }),
    isCut: isCut([...labels, ...details]),
  };
}

export function titleLines(title: string, scale: number, margin: number): string[] {
  return wrapToFit(title, TITLE_CHARS, { size: typeSize('title', scale).size, width: margin - PADDING });
}

export function textBoxes({ bands, scale }: Pick<Placement, 'bands' | 'scale'>): Box[] {
  const placeBox = (kind: TextKind) => {
    const { size, line } = typeSize(kind, scale);
    return ({ text, x, y }: Line) => ({ x, y: y - BASELINE * line, width: textWidth(text, size), height: line });
  };
  return bands.flatMap(({ title, subtitle, headings }) => [
    ...title.map(placeBox('title')),
    ...subtitle.map(placeBox('subtitle')),
    ...headings.flatMap(({ lines }) => lines).map(placeBox('heading')),
  ]);
}

export function wrapToFit(text: string, maxChars: number, room: { size: number; width: number }): string[] {
  const lines = wrapLabel(text, maxChars);
  const fits = lines.every((line) => textWidth(line, room.size) <= room.width);
  return fits || maxChars <= 2 ? lines : wrapToFit(text, maxChars - 1, room);
}
