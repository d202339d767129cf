import { toLine } from './values';
import { childOf, childrenOf, type Element, parseXml, stringOf } from './xml';

/** What a document says, whatever the status it came with. */
export type Document =
  | { kind: 'items'; items: Element[]; total: number | undefined }
  /** The service is preparing the collection. */
  | { kind: 'queued' }
  | { kind: 'error'; message: string }
  /** Not one of the service's documents; `why` completes "BoardGameGeek answered with …". */
  | { kind: 'broken'; why: string };

/** Bounded throughout: over an answer of blanks, open repetition would take hours. */
const WEB_PAGE = /^(<\?xml[^>]{0,200}>\s{0,200})?<(!doctype\s{1,20}html|html|head|body)\b/i;

/** Reads an answer of the service. Never throws. */
export function readDocument(text: string): Document {
  if (WEB_PAGE.test(text.trimStart())) return broken('a web page');
  const parsed = parseXml(text);
  if (!parsed) return broken('something else than its XML');
  const { name, root } = parsed;
  if (name === 'items') return { kind: 'items', items: childrenOf(root, 'item'), total: totalOf(root) };
  if (name === 'message') return { kind: 'queued' };
  if (name === 'errors') return { kind: 'error', message: messageOf(childOf(root, 'error')) };
  if (name === 'error') return { kind: 'error', message: messageOf(root) };
  return broken(
    name === 'div' ? `an error of its own (${toLine(stringOf(root, '#text'))})` : 'something else than its XML',
  );
}

function messageOf(error: Element | undefined): string {
  return toLine(stringOf(childOf(error, 'message'), '#text') ?? stringOf(error, '@message'));
}

function totalOf(root: Element): number | undefined {
  const total = stringOf(root, '@totalitems');
  return total && /^\d{1,7}$/.test(total) ? Number(total) : undefined;
}

function broken(why: string): Document {
  return { kind: 'broken', why };
}
