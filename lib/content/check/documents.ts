import { type DocumentTypeName, documentTypes } from '../schema/documents';
import type { Prose } from './prose';
import type { Source } from './source';

/** A document, right or wrong in its details. */
export interface CheckedDocument {
  type: DocumentTypeName;
  source: Source;
  prose: Prose;
  /** Path below content/, without the extension. */
  name: string;
}

/** The type whose place in content/ a file is in; undefined when no type lives there. */
export function typeOfFile(path: string): DocumentTypeName | undefined {
  const found = Object.entries(documentTypes).find(([, type]) => {
    if ('file' in type) return path === type.file;
    const below = path.startsWith(`${type.folder}/`) && path.endsWith('.mdx');
    return below && ('deep' in type || path.split('/').length === 2);
  });
  return found?.[0] as DocumentTypeName | undefined;
}

/** The address at which a document is shown as a page, or a named part of one. */
export function addressOf({ type, name, source }: CheckedDocument): string | undefined {
  const fields = (source.data ?? {}) as Record<string, unknown>;
  if (type === 'PageMeta') return typeof fields.path === 'string' ? fields.path : undefined;
  if (type === 'Project')
    return `/projects/${typeof fields.slug === 'string' ? fields.slug : name.slice('projects/'.length)}`;
  if (type === 'Doc') return docAddress(name);
  if (type === 'Experiment') return `/lab#${name.slice('experiments/'.length)}`;
  return undefined;
}

/** content/docs/a/index and content/docs/a both answer at /docs/a. */
function docAddress(name: string): string {
  return `/${name.replace(/\/index$/, '')}`;
}
