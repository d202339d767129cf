import { Document, isMap, isScalar, isSeq, type Node, type Pair, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { isSameValue } from './same-value';

export interface Splice {
  start: number;
  end: number;
  text: string;
}

export type Fields = Record<string, unknown>;

type Entry = Pair<Scalar<string>, Node> & { value: Node };

/** Splices that give the YAML of a map other values. Inner ones come before those of the map around them. */
export function mapSplices(yaml: string, map: YAMLMap, fields: Fields): Splice[] {
  const entries = map.items as Entry[];
  const [first] = entries;
  if (!first) return [];
  const column = columnOf(yaml, startOf(first));
  const kept = entries.flatMap((entry) => {
    const name = entry.key.value;
    if (name in fields) return entrySplices(yaml, entry, fields[name]);
    // The first field of an item of a list stands behind its dash; the caller notices the difference.
    return [{ start: lineStart(yaml, startOf(entry)), end: lineEnd(yaml, endOf(entry)), text: '' }];
  });
  return [...kept, ...insertions(yaml, entries, fields, column)];
}

/** New fields stand after the field that precedes them in `fields`, else at the end of the first one. */
function insertions(yaml: string, entries: Entry[], fields: Fields, column: number): Splice[] {
  const texts = new Map<Entry, string>();
  let [previous] = entries;
  for (const [name, value] of Object.entries(fields)) {
    const entry = entries.find(({ key }) => key.value === name);
    if (entry) previous = entry;
    else if (previous)
      texts.set(previous, `${texts.get(previous) ?? ''}${' '.repeat(column)}${render({ [name]: value }, column)}\n`);
  }
  return [...texts].map(([entry, text]) => {
    const at = lineEnd(yaml, endOf(entry));
    return { start: at, end: at, text: yaml[at - 1] === '\n' ? text : `\n${text}` };
  });
}

function entrySplices(yaml: string, entry: Entry, value: unknown): Splice[] {
  const { key, value: node } = entry;
  if (isSameValue(plain(node), value)) return [];
  if (isMap(node) && !node.flow && isFields(value)) return mapSplices(yaml, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) return listSplices(yaml, node, value);
  const [start, end] = [startOf(entry), endOf(entry)];
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
  const isSame = (item: Node | undefined, value: unknown) => item !== undefined && isSameValue(plain(item), value);
  if (items.length === values.length) {
    return items.flatMap((item, index) => {
      const value = values[index];
      if (isSame(item, value)) return [];
      if (isMap(item) && !item.flow && isFields(value)) return mapSplices(yaml, item, value);
      const [start, end] = rangeOf(item);
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

function plain(node: Node): unknown {
  return node.toJS(new Document());
}

export function isFields(value: unknown): value is Fields {
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
