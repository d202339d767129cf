import { FONT_NAME } from '../site/palette';

/** Pixels of the exported image per pixel of the canvas. */
export const EXPORT_SCALE = 2;

export interface PageFont {
  family: string;
  url: string;
}

export function exportFileName(name: string): string {
  return `${name}.png`;
}

/**
 * Turns a drawing's markup into a standalone SVG file, `EXPORT_SCALE` times as large. Removes class names, and embeds
 * the font, since an image may not load anything.
 */
export function standaloneSvg(markup: string, fontUrl?: string): string {
  const style = fontUrl
    ? `<style>@font-face{font-family:'${FONT_NAME}';font-weight:400 700;src:url(${fontUrl})}</style>`
    : '';
  return markup
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/ class="[^"]*"/g, ''))
    .replace(/^<svg[^>]*>/, (tag) => enlarged(tag) + style);
}

export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** File of the first family in a CSS font-family that the page loads from its own origin. */
export function pickFont(fontFamily: string, fonts: PageFont[], origin: string): string | undefined {
  const names = fontFamily.split(',').map(unquoted);
  const own = fonts.filter(({ url }) => URL.parse(url)?.origin === origin);
  return names.flatMap((name) => own.filter(({ family }) => unquoted(family) === name))[0]?.url;
}

/** Resolves the first URL in the `src` of a @font-face rule against its style sheet. */
export function fontUrlOf(src: string, sheetUrl: string): string | undefined {
  const [, url] = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(src) ?? [];
  return url && URL.parse(url, sheetUrl)?.href;
}

function enlarged(tag: string): string {
  return tag.replace(/ (width|height)="([\d.]+)"/g, (_, side, size) => ` ${side}="${Number(size) * EXPORT_SCALE}"`);
}

function unquoted(name: string): string {
  return name.trim().replace(/^["']|["']$/g, '');
}
