import { type DocumentOf, getDocuments } from '../content/documents';

export type Diagram = DocumentOf<'Diagram'>;

export function getDiagrams(): Diagram[] {
  return getDocuments('Diagram');
}
