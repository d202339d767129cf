import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, type Node, type ParsedNode, parse, parseDocument, stringify } from 'yaml';

export type Fields = Record<string, unknown>;

/** A line ---, the fields, a line ---, and the body. */
const PARTS = /^\uFEFF?---\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)([\s\S]*)$/;
const COMMENTS = /(?:(?<=^|\n)(?:#.*)?\n)*$/;
const STYLE = { lineWidth: 100, minContentWidth: 60 };

export function readDocument(text: string): Fields & { body: string } {
  const { yaml, body } = splitDocument(text);
  return { ...parse(yaml), body };
}

/** Unchanged fields keep their text, and changed ones their comments. */
export function mergeDocument(original: string, fields: Fields, body: string): string {
  const { yaml } = splitDocument(original);
  const merged = mergeFields(yaml, fields);
  const text = isSame(parse(merged), fields) ? merged : stringify(fields, STYLE);
  return `---\n${text}---\n${body.trim() && `\n${body.trim()}\n`}`;
}

function splitDocument(text: string) {
  const [, yaml = '', body = ''] = PARTS.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return { yaml, body: body.trim() };
}

function mergeFields(yaml: string, fields: Fields): string {
  const { contents } = parseDocument(yaml);
  if (!isMap<ParsedNode>(contents) || contents.flow) return stringify(dropEmpty(fields) ?? {}, STYLE);
  const names = contents.items.map(({ key }) => String(key));
  const starts = contents.items.map(({ key }) => key.range[0]);
  const ends = [...starts.slice(1), yaml.length].map((next) => yaml.slice(0, next).search(COMMENTS));
  const merged = names.map((name, index) => {
    const field = mergeField(yaml.slice(starts[index], ends[index]), name, fields[name]);
    return field + yaml.slice(ends[index], starts[index + 1]);
  });
  const added = Object.keys(fields).filter((name) => !names.includes(name));
  return [yaml.slice(0, starts[0]), ...merged, ...added.map((name) => mergeField('', name, fields[name]))].join('');
}

function mergeField(text: string, name: string, value: unknown): string {
  const document = parseDocument(text);
  const before = document.toJS()?.[name];
  if (isSame(before, value)) return text;
  // The CMS leaves out an emptied list. The content check can require it.
  if (value === undefined) return Array.isArray(before) ? `${name}: []\n` : '';
  update(document, [name], value);
  return document.toString(STYLE);
}

/** Changes only nodes whose value differs, because comments and quotes belong to nodes. */
function update(document: Document, path: unknown[], value: unknown): void {
  const node = document.getIn(path, true) as Node | undefined;
  const before = node?.toJS(document);
  if (isSame(before, value)) return;
  if (value === undefined) document.deleteIn(path);
  else if (isMap(node) && isFields(value)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(value)]))
      update(document, [...path, name], value[name]);
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    if (value.length === before.length)
      for (const [index, item] of value.entries()) update(document, [...path, index], item);
    else
      node.items = value.map(
        (item) => node.items.find((old) => isSame(old.toJS(document), item)) ?? document.createNode(item),
      );
  } else document.setIn(path, before === undefined ? dropEmpty(value) : value);
}

function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(dropEmpty(a), dropEmpty(b));
}

/** Forms add empty texts, lists and groups. */
function dropEmpty(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, dropEmpty(inner)] as const);
  const filled = entries.filter(([, inner]) => inner !== undefined);
  if (filled.length === 0) return undefined;
  return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
