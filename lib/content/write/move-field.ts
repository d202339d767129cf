import { type Document, isMap, type Node, type Pair, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { Path } from '../check/source';
import { type Fields, withFields } from './yaml-splices';

/** YAML or JSON with other values of fields. Undefined removes a field. */
export function setFields(yaml: string, changes: { from: Path; value: unknown }[]): string {
  const tree = parseDocument(yaml);
  for (const { from, value } of changes) {
    if (value === undefined) removeIn(tree, from);
    else tree.setIn(from, value);
  }
  return changes.length > 0 ? withFields(yaml, tree.toJS() as Fields) : yaml;
}

/** YAML or JSON with a field under another name or in another group. The value keeps its quotes and comments. */
export function moveField(yaml: string, from: Path, to: Path): string {
  const tree = parseDocument(yaml);
  const parent = from.slice(0, -1);
  const isInside = parent.every((step, index) => step === to[index]);
  if (isInside && !tree.hasIn(to.slice(0, from.length))) return renamed(yaml, tree, from, to.slice(parent.length));
  const node = tree.getIn(from, true);
  removeIn(tree, from);
  tree.setIn(to, node);
  const fields = tree.toJS() as Fields;
  const group = to.slice(0, -1).reduce((value, step) => value[step as string] as Fields, fields);
  group[String(to.at(-1))] = node;
  return withFields(yaml, fields);
}

/** Replaces the key. With several names the field becomes one of a new group in its place. */
function renamed(yaml: string, tree: Document, from: Path, names: Path): string {
  const map = tree.getIn(from.slice(0, -1), true) as YAMLMap;
  const pairs = map.items as Pair<Scalar, Node>[];
  const { key, value } = pairs.find((pair) => pair.key.value === from.at(-1)) as (typeof pairs)[number];
  const [start = 0, keyEnd = 0] = key.range ?? [];
  const end = value?.range?.[1] ?? keyEnd;
  const keys = names.map((name) => (yaml[start] === '"' ? JSON.stringify(name) : String(name)));
  const column = start - yaml.lastIndexOf('\n', start - 1) - 1;
  const inner = ' '.repeat(2 * (keys.length - 1));
  const field = yaml.slice(keyEnd, end);
  const text = map.flow
    ? keys.join(': {') + field + '}'.repeat(keys.length - 1)
    : keys.map((name, depth) => (depth > 0 ? ' '.repeat(column + 2 * depth) : '') + name).join(':\n') +
      field.replace(/\n(?=[^\n])/g, `\n${inner}`);
  return yaml.slice(0, start) + text + yaml.slice(end);
}

/** Removes a field, and the group that it leaves empty. */
function removeIn(tree: Document, path: Path): void {
  const group = path.slice(0, -1);
  tree.deleteIn(path);
  const left = tree.getIn(group, true);
  if (isMap(left) && left.items.length === 0 && typeof group.at(-1) === 'string') removeIn(tree, group);
}
