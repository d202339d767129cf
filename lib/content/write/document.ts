import { Document, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import { documentSchema, type JsonSchema, withoutNull } from '../schema/json-schema';

/** Stands at the end of the field's line. */
export interface Comment {
  path: readonly (string | number)[];
  text: string;
}

export function formatDocument(type: string, fields: object, body = '', comments: readonly Comment[] = []): string {
  return joinParts(formatFields(type, fields, comments), body);
}

export function formatFields(type: string, fields: object, comments: readonly Comment[]): string {
  // Contentlayer does not read aliases.
  const document = new Document(inOrder(documentSchema(type), fields), { aliasDuplicateObjects: false });
  compact(document);
  for (const comment of comments) addComment(document, comment);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

export function joinParts(yaml: string, body: string): string {
  const text = body.replace(/^(\s*\n)+/, '').trimEnd();
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

function inOrder(schema: JsonSchema | undefined, value: unknown): unknown {
  const { items, properties = {} } = withoutNull(schema);
  if (Array.isArray(value)) return value.map((item) => inOrder(items as JsonSchema, item));
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== undefined);
  const keys = Object.keys(properties);
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const sorted = given.toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(sorted.map(([key, field]) => [key, inOrder(properties[key] as JsonSchema, field)]));
}

function compact(document: Document): void {
  visit(document, {
    Seq(_, node) {
      node.flow = node.items.every((item) => isScalar(item) && typeof item.value === 'number');
    },
  });
}

function addComment(document: Document, { path, text }: Comment): void {
  const node = document.getIn(path, true);
  if (!isNode(node)) return;
  const comment = ` ${text.replace(/\s+/g, ' ')}`;
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  if (isBlock) node.commentBefore = comment;
  else node.comment = comment;
}
