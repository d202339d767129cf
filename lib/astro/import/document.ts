import { Document, isMap, isNode, isPair, parseDocument, visit } from 'yaml';
import { formatDocument } from '../../content/write/document';
import type { WrittenPicture } from './write-picture';

export interface Todo {
  path: (string | number)[];
  text: string;
}

const DRAFT = 'remove this line when the lines marked TODO are right';

/** The text of a new document. With open questions it is a draft, so that no guess is published. */
export function newDocument(data: object, todos: Todo[]): string {
  const isDraft = todos.length > 0;
  const all = isDraft ? [...todos, { path: ['draft'], text: DRAFT }] : todos;
  const comments = all.map(({ path, text }) => ({ path, text: `TODO: ${text}` }));
  return formatDocument('AstroPhoto', { ...data, ...(isDraft && { draft: true }) }, '', comments);
}

/** The text of a document with another picture block. All other bytes stay. */
export function withPicture(text: string, picture: WrittenPicture): string {
  const [, opening = '', yaml = ''] = /^(---\r?\n)([\s\S]*?\r?\n)---\s*(\r?\n|$)/.exec(text) ?? [];
  const tree = parseDocument(yaml);
  const pairs = isMap(tree.contents) ? tree.contents.items : [];
  const pair = pairs.find((each) => isPair(each) && String(each.key) === 'picture');
  if (!pair || !isNode(pair.key) || !isNode(pair.value))
    throw new Error('the document has no picture block to replace');
  const from = pair.key.range?.[0] ?? 0;
  const end = pair.value.range?.[1] ?? 0;
  // The range of a block ends after blank lines.
  const to = from + yaml.slice(from, end).trimEnd().length;
  const fresh = new Document({ picture });
  compact(fresh);
  const block = fresh.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  const lines = text.includes('\r\n') ? block.replaceAll('\n', '\r\n') : block;
  return opening + yaml.slice(0, from) + lines + yaml.slice(to) + text.slice((opening + yaml).length);
}

/** The placeholder of the picture in a document, which tells pictures apart. */
export function placeholderIn(text: string): string | undefined {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const placeholder = parseDocument(yaml).getIn(['picture', 'placeholder']);
  return typeof placeholder === 'string' ? placeholder : undefined;
}

function compact(document: Document): void {
  visit(document, {
    Seq(_, node) {
      if (node.items.every((item) => isNode(item) && !isMap(item))) node.flow = true;
    },
  });
}
