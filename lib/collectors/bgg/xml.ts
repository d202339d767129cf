import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { toLine } from './values';

export type BggDocument =
  | { kind: 'items'; items: unknown[]; total: number | undefined }
  | { kind: 'queued' }
  | { kind: 'error'; message: string }
  /** Not a document of the API; `content` completes "returned …". */
  | { kind: 'invalid'; content: string };

/** Repetitions are bounded: unbounded ones would backtrack for hours on a body of spaces. */
const WEB_PAGE = /^(<\?xml[^>]{0,200}>\s{0,200})?<(!doctype\s{1,20}html|html|head|body)\b/i;

/** Every element is an object in an array, with attributes prefixed by @ and its own text in #text. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  parseTagValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 20,
});

const text = z.array(z.object({ '#text': z.string() }));
const error = z.array(z.object({ '@message': z.string().optional(), message: text.optional() }));
const documentSchema = z.union([
  z.strictObject({
    items: z.tuple([z.object({ '@totalitems': z.string().optional(), item: z.array(z.unknown()).default([]) })]),
  }),
  z.strictObject({ message: text }),
  z.strictObject({ errors: z.tuple([z.object({ error: error.optional() })]) }),
  z.strictObject({ error }),
  z.strictObject({ div: text }),
]);

export function readDocument(body: string): BggDocument {
  if (WEB_PAGE.test(body.trimStart())) return { kind: 'invalid', content: 'a web page' };
  const { data } = documentSchema.safeParse(parseXml(body));
  if (!data) return { kind: 'invalid', content: 'something other than its XML' };
  if ('items' in data) {
    const [{ item, '@totalitems': total }] = data.items;
    return { kind: 'items', items: item, total: total && /^\d{1,7}$/.test(total) ? Number(total) : undefined };
  }
  if ('message' in data) return { kind: 'queued' };
  if ('div' in data) return { kind: 'invalid', content: `an internal error (${toLine(data.div[0]?.['#text'])})` };
  const [first] = ('errors' in data ? data.errors[0].error : data.error) ?? [];
  return { kind: 'error', message: toLine(first?.message?.[0]?.['#text'] ?? first?.['@message']) };
}

function parseXml(body: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(body)) return undefined;
  try {
    return XMLValidator.validate(body) === true ? parser.parse(body) : undefined;
  } catch {
    // The parser throws for excessive depth and for names such as __proto__.
    return undefined;
  }
}
