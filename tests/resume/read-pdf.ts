import { getDocumentProxy } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';

/** A node of the structure tree as pdf.js returns it. */
interface Tagged {
  role?: string;
  children?: Tagged[];
}

interface Item {
  str: string;
  hasEOL: boolean;
  width: number;
  height: number;
  fontName: string;
  transform: number[];
}

/** A line as software that reads résumés sees it. */
export interface Line {
  /** Its texts; a gap as wide as a letter starts another one. */
  parts: string[];
  y: number;
  isBold: boolean;
}

/** Reads a PDF with pdf.js. Lengths are in points, from the left and bottom edges of the page. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const itemsByPage = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.filter((item): item is Item & typeof item => 'str' in item),
    ),
  );
  const items = itemsByPage.flat().map(({ str, width, height, transform: [, , , , x = 0, y = 0] }) => {
    return { str: str.trim(), x, y, width, height };
  });
  const visible = items.filter(({ str }) => str);
  const lines = (
    await Promise.all(pages.map(async (page, index) => joinLines(itemsByPage[index] ?? [], await readFonts(page))))
  ).flat();
  const { info } = await document.getMetadata();
  const pageTexts = itemsByPage.map(joinText);
  return {
    pages: pages.length,
    size: pages[0]?.view.slice(2),
    items: visible,
    pageTexts,
    lines,
    text: pageTexts.join(' '),
    words: visible.flatMap(({ str }) => str.split(/\s+/)),
    smallest: Math.min(...visible.map(({ height }) => height).filter(Boolean)),
    box: {
      left: Math.min(...visible.map(({ x }) => x)),
      right: Math.max(...visible.map(({ x, width }) => x + width)),
      bottom: Math.min(...visible.map(({ y }) => y)),
    },
    info: info as Record<string, unknown>,
    marked: (await document.getMarkInfo())?.Marked,
    bookmarks: (await document.getOutline())?.map(({ title }) => title),
    links: (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().map(({ url }) => url as string),
    tags: (await Promise.all(pages.map((page) => page.getStructTree()))) as Tagged[],
  };
}

async function readFonts(page: PDFPageProxy): Promise<(name: string) => string> {
  await page.getOperatorList();
  return (name) => (page.commonObjs.get(name) as { name: string }).name;
}

/** Width of a letter of the running text, in points. */
const LETTER = 5;

/** In the order of the file. Like most readers, it ignores blanks between runs, except after a colon. */
function joinLines(items: Item[], findFont: (name: string) => string): Line[] {
  const lines: Line[] = [];
  let [isNew, end] = [true, 0];
  for (const {
    str,
    hasEOL,
    width,
    fontName,
    transform: [, , , , x = 0, y = 0],
  } of items) {
    const line = lines.at(-1);
    const part = line?.parts.at(-1);
    if (str.trim()) {
      if (isNew || !line || part === undefined)
        lines.push({ parts: [str], y, isBold: findFont(fontName).includes('Bold') });
      else if (x - end > LETTER) line.parts.push(str);
      else line.parts.splice(-1, 1, part + (part.endsWith(':') ? ' ' : '') + str);
      [isNew, end] = [false, x + width];
    }
    isNew ||= hasEOL;
  }
  return lines;
}

/** In the order of the file, with white space collapsed. */
function joinText(items: Item[]): string {
  return items
    .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
    .join('')
    .replaceAll(/\s+/g, ' ');
}

/** Roles of a tree in reading order with their children: "L(LI(Lbl LBody))". */
export function outlineOf({ role, children = [] }: Tagged): string {
  const inner = children
    .filter((child) => child.role)
    .map(outlineOf)
    .join(' ');
  return inner ? `${role}(${inner})` : `${role}`;
}

/** Roles of the direct children of all tags of one role. */
export function partsOf({ role, children = [] }: Tagged, parent: string): string[] {
  const own = role === parent ? children.flatMap((child) => child.role ?? []) : [];
  return [...own, ...children.flatMap((child) => partsOf(child, parent))];
}
