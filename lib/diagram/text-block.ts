import { type Box, type Point, round } from './geometry';
import type { Line, NodeText, PlacedNode, Placement } from './scene';
import { textWidth } from './text-width';
import { type TextKind, typeSize } from './type-sizes';
import { cutLabel, DETAIL_CHARS, isCut, LABEL_CHARS, TITLE_CHARS, wrapLabel } from './wrap';

/** Share of a line's height at which its letters stand. */
const BASELINE = 0.74;

/** Room between the side of a card and its words. */
export const PADDING = 18;

/** Width of a line and its font size, in pixels. */
interface Room {
  width: number;
  size: number;
}

/** Lines of text set below each other, their block centred on `at.y`. */
export function stackLines(texts: string[], kind: TextKind, scale: number, at: Point): Line[] {
  const { line } = typeSize(kind, scale);
  const top = at.y - (texts.length * line) / 2;
  return texts.map((text, index) => ({ text, x: round(at.x), y: round(top + (index + BASELINE) * line) }));
}

/** The words of a node, wrapped and set in the middle of its card. */
export function nodeText({ box, label, detail = '' }: PlacedNode, scale: number): NodeText {
  const sizes = { label: typeSize('label', scale), detail: typeSize('detail', scale) };
  const room = box.width - 2 * PADDING;
  const lines = {
    label: wrapToFit(label, LABEL_CHARS, { size: sizes.label.size, width: room }),
    detail: wrapToFit(detail, DETAIL_CHARS, { size: sizes.detail.size, width: room }),
  };
  const x = box.x + PADDING;
  const middle = box.y + box.height / 2;
  const heights = { label: lines.label.length * sizes.label.line, detail: lines.detail.length * sizes.detail.line };
  return {
    label: stackLines(lines.label, 'label', scale, { x, y: middle - heights.detail / 2 }),
    detail: stackLines(lines.detail, 'detail', scale, { x, y: middle + heights.label / 2 }),
    isCut: isCut([...lines.label, ...lines.detail]),
  };
}

/** The title of a band, wrapped to the margin it stands in. */
export function titleLines(title: string, scale: number, margin: number): string[] {
  return wrapToFit(title, TITLE_CHARS, { size: typeSize('title', scale).size, width: margin - PADDING });
}

/** What the titles of the bands cover, so that no edge runs through a word. */
export function textBoxes({ bands, scale }: Pick<Placement, 'bands' | 'scale'>): Box[] {
  return bands.flatMap(({ title, subtitle, headings }) => [
    ...title.map((line) => boxOfLine(line, 'title', scale)),
    ...subtitle.map((line) => boxOfLine(line, 'subtitle', scale)),
    ...headings.map((line) => boxOfLine(line, 'heading', scale)),
  ]);
}

function boxOfLine({ text, x, y }: Line, kind: TextKind, scale: number): Box {
  const { size, line } = typeSize(kind, scale);
  return { x, y: y - BASELINE * line, width: textWidth(text, size), height: line };
}

/** Wraps to fewer characters than a line may have where a narrow box or wide letters demand it. */
export function wrapToFit(text: string, maxChars: number, room: Room): string[] {
  const lines = wrapLabel(text, maxChars);
  return fits(lines, room) || maxChars <= 2 ? lines : wrapToFit(text, maxChars - 1, room);
}

/** As much of a text as one line has room for. */
export function cutToFit(text: string, room: Room, maxChars = text.length): string {
  const line = cutLabel(text, maxChars);
  return fits([line], room) || maxChars <= 2 ? line : cutToFit(text, room, maxChars - 1);
}

function fits(lines: string[], { size, width }: Room): boolean {
  return lines.every((line) => textWidth(line, size) <= width);
}
