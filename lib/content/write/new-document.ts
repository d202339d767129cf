import { type DocumentTypeName, documentType } from '../schema/documents';
import { type Comment, formatDocument } from './document';
import { fieldComments } from './field-comments';

interface NewDocument {
  title: string;
  name: string;
  today: string;
  documents: ReadonlyMap<string, string>;
}

export function newDocument(type: DocumentTypeName, { name, documents, ...given }: NewDocument) {
  const { starter, schema, pattern } = documentType(type);
  if (!starter) throw new Error(`${type} has no starter`);
  const { fields, guesses = [], body } = starter;
  const [folder = ''] = pattern.split('/');
  const draft = 'draft' in schema.shape && { draft: true };
  const data = { ...fields({ ...given, order: nextOrder(folder, documents) }), ...draft };
  const marks: Comment[] = guesses.map((field) => ({ path: [field], text: 'TODO: check' }));
  return {
    path: `${folder}/${name}.mdx`,
    text: formatDocument(type, data, body, [...fieldComments(type, data, given.today), ...marks]),
  };
}

function nextOrder(folder: string, documents: ReadonlyMap<string, string>): number {
  const orders = [...documents]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([, text]) => Number(/^order: *(-?\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...orders) + 1;
}
