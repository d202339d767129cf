import { FONT_NAME } from './palette';

/** Pixels of the exported image for each pixel of the canvas. */
export const EXPORT_SCALE = 2;

/** A font of the page: the family its rule declares and where its file is. */
export interface PageFont {
  family: string;
  url: string;
}

export function exportFileName(name: string): string {
  return `${name}.png`;
}

/**
 * The markup of a drawing on a page as a file of its own, `EXPORT_SCALE` times as large: without what only the page's
 * style sheet explains, and with the font inside, as an image may not load anything.
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

/** The first of a CSS font-family's names for which the page has a file on its own origin. */
export function pickFont(fontFamily: string, fonts: PageFont[], origin: string): string | undefined {
  const names = fontFamily.split(',').map(unquoted);
  const own = fonts.filter(({ url }) => URL.parse(url)?.origin === origin);
  return names.flatMap((name) => own.filter(({ family }) => unquoted(family) === name))[0]?.url;
}

/** The address of the first file in the `src` of a @font-face rule, relative to its style sheet. */
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
