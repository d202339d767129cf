import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { hasClass, isOtherPart, withSpaces } from '../finish-build/html';

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: unknown }>;

/** The text below a heading that has an address; the first part of a page has neither. */
export interface PagePart {
  id: string;
  heading: string;
  text: string;
}

const BLOCK = /^(?:h[2-6]|p|li|dt|dd|td|th|figcaption)$/;
const LEFT_OUT_OF_HEADERS = ['a', 'dl', 'span'];

export function readPageText(html: string): PagePart[] {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(withSpaces(html)).children);
  if (!main) throw new Error('expected <main>, found none');
  const parts: PagePart[] = [{ id: '', heading: '', text: '' }];
  collectParts(main, parts, false);
  const clean = (text: string) => text.replace(/\s+/g, ' ').replace(/^ |[ ,:]+$/g, '');
  return parts
    .map(({ id, heading, text }) => ({ id, heading: clean(heading), text: clean(text) }))
    .filter(({ heading, text }) => heading || text);
}

function collectParts(parent: Element, parts: PagePart[], isInHeader: boolean): void {
  for (const node of parent.children) {
    const part = parts.at(-1);
    // A header without its links and terms still has the commas between them.
    const isText = node.type === ElementType.Text && !(isInHeader && !/[\p{L}\p{N}]/u.test(node.data));
    if (isText && part) part.text += node.data;
    if (!('attribs' in node) || isLeftOut(node, isInHeader) || node.name === 'h1') continue;
    if (node.name === 'h2' || (/^h[3-6]$/.test(node.name) && node.attribs.id)) {
      parts.push({ id: node.attribs.id ?? '', heading: readHeading(node), text: '' });
    } else collectParts(node, parts, isInHeader || node.name === 'header');
    if (BLOCK.test(node.name)) endBlock(parts.at(-1), node.name === 'dt' ? ': ' : ', ');
  }
}

/** Texts without punctuation, such as those of cells, would run together in an excerpt. */
function endBlock(part: PagePart | undefined, separator: string): void {
  if (part?.text.trim())
    part.text = part.text.trimEnd() + (/[.,:;!?…][”’"')\]]*\s*$/.test(part.text) ? ' ' : separator);
}

function readHeading(node: Element): string {
  const heading: PagePart[] = [{ id: '', heading: '', text: '' }];
  collectParts(node, heading, false);
  return heading[0]?.text ?? '';
}

function isLeftOut({ name, attribs }: Element, isInHeader: boolean): boolean {
  return (
    isOtherPart(name, attribs) ||
    name === 'button' ||
    name === 'select' ||
    (isInHeader && LEFT_OUT_OF_HEADERS.includes(name)) ||
    attribs['data-search-skip'] !== undefined ||
    // Text that only paper shows, and controls that paper leaves out.
    hasClass(attribs, 'card-cell', 'sr-only', 'hidden', 'print:hidden')
  );
}
