import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

interface Splice {
  start: number;
  end: number;
  text: string;
}

export type Fields = Record<string, unknown>;

type Entry = Pair<Scalar<string>, Node> & { value: Node };

/**
 * YAML or JSON with other fields, whose values can be nodes of a tree. For a style that the splices do not support, all
 * fields are written again.
 */
export function withFields(yaml: string, fields: Fields): string {
  const tree = parseDocument(yaml);
  const target = plain(fields) as Fields;
  if (tree.errors.length > 0 || !isMap(tree.contents)) return writtenAgain(yaml, target);
  const splices = mapSplices(yaml, tree.contents, fields)
    .map((splice, order) => ({ ...splice, order }))
    // What is inserted at the start of a passage stays when the passage goes.
    .toSorted((a, b) => b.start - a.start || b.end - a.end || b.order - a.order);
  let text = yaml;
  for (const splice of splices) text = text.slice(0, splice.start) + splice.text + text.slice(splice.end);
  return isDeepStrictEqual(readSafely(text), target) ? text : writtenAgain(yaml, target);
}

function writtenAgain(yaml: string, fields: Fields): string {
  return isJson(yaml) ? `${JSON.stringify(fields, null, 2)}\n` : stringify(fields, { lineWidth: 100 });
}

function readSafely(yaml: string): unknown {
  const tree = parseDocument(yaml, { logLevel: 'silent' });
  return tree.errors.length > 0 ? undefined : tree.toJS();
}

/** Inner splices come before those of the map around them. */
function mapSplices(yaml: string, map: YAMLMap, fields: Fields): Splice[] {
  const entries = map.items as Entry[];
  const staying = entries.filter(({ key }) => key.value in fields).length;
  if (map.flow && (staying === 0 || staying < entries.length - 1)) {
    const [start, end] = rangeOf(map);
    return [{ start, end, text: renderFlow(yaml, fields) }];
  }
  const kept = entries.flatMap((entry, index) => {
    const name = entry.key.value;
    if (!(name in fields)) return [removal(yaml, entries, index, map.flow)];
    return entrySplices(yaml, entry, fields[name], map.flow);
  });
  return [...kept, ...insertions(yaml, entries, fields, map.flow)];
}

function removal(yaml: string, entries: Entry[], index: number, isFlow = false): Splice {
  const [before, entry, after] = [entries[index - 1], entries[index] as Entry, entries[index + 1]];
  const [start, end] = [startOf(entry), endOf(entry)];
  if (isFlow && before) return { start: endOf(before), end, text: '' };
  if (isFlow && after) return { start, end: startOf(after), text: '' };
  const next = lineEnd(yaml, end);
  if (yaml.slice(lineStart(yaml, start), start).trim() === '')
    return { start: lineStart(yaml, start), end: next, text: '' };
  // The first field of an item of a list stands behind its dash. Without a next one the caller notices the difference.
  return { start, end: next + yaml.slice(next).search(/\S|$/), text: '' };
}

/** New fields stand after the field that precedes them in `fields`, else at the end of the first one that stays. */
function insertions(yaml: string, entries: Entry[], fields: Fields, isFlow = false): Splice[] {
  const [first, second] = entries;
  if (!first) return [];
  const column = columnOf(yaml, startOf(first));
  const separator = isFlow && second ? yaml.slice(endOf(first), startOf(second)) : ', ';
  const texts = new Map<Entry, string>();
  let previous = entries.find(({ key }) => key.value in fields) ?? first;
  for (const [name, value] of Object.entries(fields)) {
    const entry = entries.find(({ key }) => key.value === name);
    const text = isFlow
      ? `${separator}${renderFlow(yaml, { [name]: value }).slice(1, -1)}`
      : `${' '.repeat(column)}${render({ [name]: value }, column)}\n`;
    if (entry) previous = entry;
    else texts.set(previous, `${texts.get(previous) ?? ''}${text}`);
  }
  return [...texts].map(([entry, text]) => {
    const at = isFlow ? endOf(entry) : lineEnd(yaml, endOf(entry));
    return { start: at, end: at, text: isFlow || yaml[at - 1] === '\n' ? text : `\n${text}` };
  });
}

function entrySplices(yaml: string, entry: Entry, value: unknown, isFlow = false): Splice[] {
  const { key, value: node } = entry;
  if (isDeepStrictEqual(plain(node), value)) return [];
  if (isMap(node) && isFields(value) && Object.keys(value).length > 0) return mapSplices(yaml, node, value);
  if (isSeq(node) && Array.isArray(value) && (node.flow ? value.length === node.items.length : value.length > 0))
    return listSplices(yaml, node, value);
  const [start, end] = [startOf(entry), endOf(entry)];
  if (isFlow) return [{ start: rangeOf(node)[0], end, text: renderFlow(yaml, styledAs(node, value)) }];
  return [replacement(yaml, start, end, render({ [key.value]: styledAs(node, value) }, columnOf(yaml, start)))];
}

/** A value of several lines takes the place of the comment behind the old one, which would become a part of it. */
function replacement(yaml: string, start: number, end: number, text: string): Splice {
  if (yaml.slice(start, end).endsWith('\n')) return { start, end, text: `${text}\n` };
  if (!text.includes('\n')) return { start, end, text };
  const next = lineEnd(yaml, end);
  return { start, end: next, text: yaml[next - 1] === '\n' ? `${text}\n` : text };
}

function listSplices(yaml: string, list: YAMLSeq, values: unknown[]): Splice[] {
  const items = list.items as Node[];
  const isSame = (item: Node | undefined, value: unknown) =>
    item !== undefined && isDeepStrictEqual(plain(item), value);
  if (items.length === values.length) {
    return items.flatMap((item, index) => {
      const value = values[index];
      if (isSame(item, value)) return [];
      if (isMap(item) && isFields(value) && Object.keys(value).length > 0) return mapSplices(yaml, item, value);
      const [start, end] = rangeOf(item);
      if (list.flow) return [{ start, end, text: renderFlow(yaml, styledAs(item, value)) }];
      return [replacement(yaml, start, end, render(styledAs(item, value), columnOf(yaml, start)))];
    });
  }
  let before = 0;
  while (before < Math.min(items.length, values.length) && isSame(items[before], values[before])) before++;
  let after = 0;
  const shorter = Math.min(items.length, values.length) - before;
  while (after < shorter && isSame(items.at(-1 - after), values.at(-1 - after))) after++;
  const column = dashColumn(yaml, list);
  const text = values
    .slice(before, values.length - after)
    .map((value) => `${' '.repeat(column)}${render([value], column)}\n`)
    .join('');
  const [start, end] = [boundary(yaml, items, before), boundary(yaml, items, items.length - after)];
  return [{ start, end, text: yaml[start - 1] === '\n' ? text : `\n${text}` }];
}

/** Where the lines of an item begin, with the comments above it. */
function boundary(yaml: string, items: Node[], index: number): number {
  const previous = items[index - 1];
  if (previous) return lineEnd(yaml, rangeOf(previous)[1]);
  return lineStart(yaml, rangeOf(items[0] as Node)[0]);
}

function dashColumn(yaml: string, list: YAMLSeq): number {
  const start = lineStart(yaml, rangeOf(list.items[0] as Node)[0]);
  return yaml.slice(start).search(/\S/);
}

/** YAML of a value without its last line break. Its further lines are indented by `column`. */
function render(value: unknown, column: number): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  const text = document.toString({ lineWidth: 100, minContentWidth: 60, flowCollectionPadding: false });
  return text.trimEnd().replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

/** A value as a part of a group or list on one line. */
function renderFlow(yaml: string, value: unknown): string {
  const document = new Document([value], { aliasDuplicateObjects: false });
  if (isSeq(document.contents)) document.contents.flow = true;
  const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'QUOTE_DOUBLE' } as const;
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false, ...(isJson(yaml) && quoted) })
    .trim()
    .slice(1, -1);
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** A value in the style of the one that it replaces: quotes, a folded text, or a list on one line. */
function styledAs(node: Node, value: unknown): unknown {
  if (isScalar(node) && typeof value === 'string') {
    const scalar = new Scalar(value);
    if (!value.includes('\n') || node.type?.startsWith('BLOCK')) scalar.type = node.type as Scalar.Type;
    return scalar;
  }
  if ((isSeq(node) || isMap(node)) && node.flow) return new Document().createNode(value, { flow: true });
  return value;
}

/** `value` may contain nodes. */
function plain(value: unknown): unknown {
  return new Document(value, { aliasDuplicateObjects: false }).toJS();
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rangeOf(node: Node): [start: number, end: number] {
  const [start = 0, end = 0] = node.range ?? [];
  return [start, end];
}

function startOf({ key }: Entry): number {
  return rangeOf(key)[0];
}

function endOf({ value }: Entry): number {
  return rangeOf(value)[1];
}

function lineStart(yaml: string, at: number): number {
  return yaml.lastIndexOf('\n', at - 1) + 1;
}

/** Start of the line after the one that ends at or behind a position; a block ends behind its last line break. */
function lineEnd(yaml: string, at: number): number {
  const end = yaml.indexOf('\n', yaml[at - 1] === '\n' ? at - 1 : at);
  return end < 0 ? yaml.length : end + 1;
}

function columnOf(yaml: string, at: number): number {
  return at - lineStart(yaml, at);
}
