import matter from 'gray-matter';
import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import { formatDocument } from '../../content/write/document';
import type { PictureFiles } from '../photo/picture';

export interface Todo {
  path: (string | number)[];
  text: string;
}

const DRAFT = 'remove this line when the lines marked TODO are right';

/** The text of a new document. With open questions it is a draft, so that no guess is published. */
export function createDocument(data: object, todos: Todo[]): string {
  if (todos.length === 0) return formatDocument('AstroPhoto', data);
  const comments = [...todos, { path: ['draft'], text: DRAFT }].map(({ path, text }) => ({
    path,
    text: `TODO: ${text}`,
  }));
  return formatDocument('AstroPhoto', { ...data, draft: true }, '', comments);
}

/** The text of a document with another picture block. All other bytes stay. */
export function replacePicture(text: string, picture: PictureFiles): string {
  const [, opening = '', yaml = ''] = /^(---\r?\n)([\s\S]*?\r?\n)---\s*(\r?\n|$)/.exec(text) ?? [];
  const { contents } = parseDocument(yaml);
  const pairs = isMap(contents) ? contents.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === 'picture');
  if (!isScalar(pair?.key) || !isNode(pair.value)) throw new Error('the document has no picture block to replace');
  const start = opening.length + (pair.key.range?.[0] ?? 0);
  // The range of a block ends after blank lines.
  const end = start + text.slice(start, opening.length + (pair.value.range?.[1] ?? 0)).trimEnd().length;
  const block = formatDocument('AstroPhoto', { picture }).replace(/^---\n|\n---\n$/g, '');
  return text.slice(0, start) + block.replaceAll('\n', text.includes('\r\n') ? '\r\n' : '\n') + text.slice(end);
}

export function readHash(text: string): string | undefined {
  return matter(text).data.picture?.hash;
}
