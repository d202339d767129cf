import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { getDocumentProxy } from 'unpdf';

/** A node of the structure tree as pdf.js tells it. */
interface Tagged {
  role?: string;
  lang?: string;
  children?: Tagged[];
}

interface Item {
  str?: string;
  hasEOL?: boolean;
  height?: number;
}

/** What a reader that knows nothing of the layout finds in a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice());
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const items = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap((page) => page.items as Item[]);
  const { info } = await document.getMetadata();
  return {
    pages: pages.length,
    size: pages[0]?.view.slice(2),
    /** In the order of the file, blanks and line ends as one blank. */
    text: items
      .map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : ''))
      .join('')
      .replaceAll(/\s+/g, ' '),
    smallest: Math.min(...items.flatMap(({ str, height }) => (str?.trim() && height ? [height] : []))),
    info: info as Record<string, unknown>,
    marked: (await document.getMarkInfo())?.Marked,
    bookmarks: (await document.getOutline())?.map(({ title }) => title),
    links: (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().map(({ url }) => url as string),
    tags: (await Promise.all(pages.map((page) => page.getStructTree()))) as Tagged[],
  };
}

/** Roles of a tree in reading order, each with what is in it: "L(LI(Lbl LBody))". */
export function outlineOf({ role, children = [] }: Tagged): string {
  const inner = children
    .filter((child) => child.role)
    .map(outlineOf)
    .join(' ');
  return inner ? `${role}(${inner})` : `${role}`;
}

/** Roles of all that is directly in the tags of one role. */
export function partsOf({ role, children = [] }: Tagged, parent: string): string[] {
  const own = role === parent ? children.flatMap((child) => child.role ?? []) : [];
  return [...own, ...children.flatMap((child) => partsOf(child, parent))];
}

/** Glyphs of the embedded fonts that draw nothing; a blank does so rightly, and every font has one for signs it lacks. */
export function emptyGlyphs(bytes: Uint8Array, fontName: RegExp): string[] {
  const file = Buffer.from(bytes);
  const raw = file.toString('latin1');
  const descriptors = [...raw.matchAll(/\/FontName \/(\S+).*?\/FontFile2 (\d+) 0 R/gs)];
  return descriptors.flatMap(([, name = '', object = '']) => {
    if (!fontName.test(name)) return [];
    const start = raw.indexOf('stream\n', raw.indexOf(`\n${object} 0 obj`)) + 'stream\n'.length;
    const font = create(inflateSync(file.subarray(start))) as Font;
    const ids = [...Array(font.numGlyphs).keys()].slice(1);
    return ids.filter((id) => font.getGlyph(id).path.commands.length === 0).map((id) => `${name} ${id}`);
  });
}
