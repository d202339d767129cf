import type { DEFAULT_TYPEFACE } from '../../looks/typefaces';
import { openTemplate } from '../../typst/typst';

export interface SheetText {
  string: string;
  x: number;
  y: number;
  size: number;
  color: string;
  anchor?: 'start' | 'middle';
}

/** Outlines, so that a sheet looks alike on every machine. */
export function drawTexts(
  size: { width: number; height: number },
  texts: SheetText[],
  typeface?: typeof DEFAULT_TYPEFACE,
): string {
  const template = openTemplate('lib/astro/atlas/sheet.typ', texts.map(({ string }) => string).join('\n'), typeface);
  const complete = texts.map((text) => ({ anchor: 'start', ...text }));
  return template.svg(template.compile({ width: size.width, height: size.height, texts: complete }));
}
