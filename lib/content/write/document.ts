import { Document, isMap, isNode, isScalar, isSeq, type Node, type Pair, type Scalar, visit, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { type DocumentTypeName, documentType } from '../schema/documents';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Comment {
  path: readonly (string | number)[];
  text: string;
  /** Stands above the field, or in the place of a field that is left out. Default: at the end of the field's line. */
  isAbove?: boolean;
}

export function formatDocument(
  type: DocumentTypeName,
  fields: object,
  body = '',
  comments: readonly Comment[] = [],
): string {
  const schema = z.toJSONSchema(documentType(type).schema);
  // Contentlayer does not read aliases.
  const document = new Document(inOrder(schema, fields), { aliasDuplicateObjects: false });
  compact(document);
  for (const { path, text } of comments.filter(({ isAbove }) => !isAbove)) addAtEnd(document, path, text);
  addAbove(
    document.contents,
    schema,
    comments.filter(({ isAbove }) => isAbove),
  );
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const text = body.replace(/^(\s*\n)+/, '').trimEnd();
  return `---\n${yaml}---\n${text && `\n${text}\n`}`;
}

function inOrder(schema: JsonSchema | undefined, value: unknown): unknown {
  const { items, properties = {} } = withoutUnion(schema);
  if (Array.isArray(value)) return value.map((item) => inOrder(items as JsonSchema, item));
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== undefined);
  const keys = Object.keys(properties);
  const rank = (key: string) => (keys.indexOf(key) + 1 || keys.length + 1) - 1;
  const sorted = given.toSorted(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(sorted.map(([key, field]) => [key, inOrder(properties[key] as JsonSchema, field)]));
}

export function withoutUnion(schema: JsonSchema | undefined): JsonSchema {
  const options = (schema?.anyOf ?? []) as JsonSchema[];
  return options.find(({ type }) => type !== 'null') ?? schema ?? {};
}

function compact(document: Document): void {
  visit(document, {
    Seq(_, node) {
      node.flow = node.items.every((item) => isScalar(item) && typeof item.value === 'number');
    },
  });
}

function addAtEnd(document: Document, path: Comment['path'], text: string): void {
  const node = document.getIn(path, true);
  if (!isNode(node)) return;
  const comment = ` ${text.replace(/\s+/g, ' ')}`;
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  if (isBlock) node.commentBefore = comment;
  else node.comment = comment;
}

function addAbove(node: Node | null, schema: JsonSchema | undefined, comments: Comment[]): void {
  const { items, properties = {} } = withoutUnion(schema);
  const below = (key: string | number) =>
    comments
      .filter(({ path }) => path.length > 1 && path[0] === key)
      .map(({ path, ...rest }) => ({ ...rest, path: path.slice(1) }));
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      addAbove(item as Node, items as JsonSchema, below(index));
      if (isMap(item)) raiseFirst(item);
    }
  } else if (isMap(node)) {
    let waiting = '';
    for (const key of Object.keys(properties)) {
      const texts = comments.filter(({ path }) => path.length === 1 && path[0] === key).map(({ text }) => text);
      waiting = [waiting, ...texts].filter(Boolean).join('\n');
      const pair = findPair(node, key);
      if (!pair) continue;
      if (waiting) pair.key.commentBefore = commented(waiting);
      waiting = '';
      addAbove(pair.value, properties[key] as JsonSchema, below(key));
    }
    if (waiting) node.comment = commented(waiting);
  }
}

/** A comment above the first field of an item stands above the item, not between its dash and the field. */
function raiseFirst(item: YAMLMap): void {
  const key = item.items[0]?.key;
  if (!isScalar(key) || !key.commentBefore) return;
  item.commentBefore = key.commentBefore;
  key.commentBefore = null;
}

function findPair(map: YAMLMap, key: string): Pair<Scalar, Node> | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) as Pair<Scalar, Node> | undefined;
}

function commented(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^/gm, ' ');
}
