import { type DocumentOf, getDocuments } from '../content/documents';
import { isListed } from '../content/visibility';

export type Doc = DocumentOf<'Doc'> & { path: string };

export const allDocs: Doc[] = getDocuments('Doc')
  .map((doc) => ({ ...doc, path: `/${doc._raw.flattenedPath}` }))
  .toSorted((a, b) => (a.order ?? 1000) - (b.order ?? 1000) || a.path.localeCompare(b.path));

export const docs = allDocs.filter(isListed);

export function getDoc(path: string): Doc | undefined {
  return allDocs.find((doc) => doc.path === path);
}
