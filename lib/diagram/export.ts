import { FONT_NAME } from '../looks/tokens';

/** Pixels of the exported image per pixel of the canvas. */
export const EXPORT_SCALE = 2;

/** `range` is the CSS unicode-range; without it, the font has all characters. */
export interface PageFont {
  family: string;
  url: string;
  range?: string | undefined;
}

export function exportFileName(name: string): string {
  return `${name}.png`;
}

/** Embeds the fonts, because an image cannot load files. */
export function standaloneSvg(markup: string, fonts: Omit<PageFont, 'family'>[] = []): string {
  const faces = fonts.map(({ url, range }) => {
    const limit = range ? `unicode-range:${range};` : '';
    return `@font-face{font-family:'${FONT_NAME}';font-weight:400 600;${limit}src:url(${url})}`;
  });
  const style = faces.length > 0 ? `<style>${faces.join('')}</style>` : '';
  return markup
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/ (class|data-[a-z]+)="[^"]*"/g, ''))
    .replace(/^<svg[^>]*>/, (tag) => enlarged(tag) + style);
}

export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** For each character, the first font that covers it in the order of a CSS font-family. */
export function pickFonts(fontFamily: string, fonts: PageFont[], origin: string, text: string): PageFont[] {
  const own = fonts.filter(({ url }) => URL.parse(url)?.origin === origin);
  const names = fontFamily.split(',').map(unquoted);
  const ordered = names.flatMap((name) => own.filter(({ family }) => unquoted(family) === name));
  const needed = new Set(Array.from(text, (char) => ordered.find(({ range }) => covers(range, char))));
  return ordered.filter((font) => needed.has(font));
}

function covers(range: string | undefined, char: string): boolean {
  if (!range) return true;
  const code = char.codePointAt(0) ?? 0;
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(([, first = '', last = first]) => {
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** Resolves the first URL in the `src` of a @font-face rule against its style sheet. */
export function findFontUrl(src: string, sheetUrl: string): string | undefined {
  const [, url] = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(src) ?? [];
  return url && URL.parse(url, sheetUrl)?.href;
}

function enlarged(tag: string): string {
  return tag.replace(/ (width|height)="([\d.]+)"/g, (_, side, size) => ` ${side}="${Number(size) * EXPORT_SCALE}"`);
}

function unquoted(name: string): string {
  return name.trim().replace(/^["']|["']$/g, '');
}
