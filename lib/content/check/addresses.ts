import { matchesGlob } from 'node:path/posix';
import { type DocumentTypeName, documentTypes } from '../schema/documents';
import type { Prose } from './prose';
import type { Problem, Source } from './source';

export interface CheckedDocument {
  type: DocumentTypeName;
  source: Source;
  prose: Prose;
  /** Path below content/, without the extension. */
  name: string;
}

const PATTERNS = Object.entries(documentTypes).map(
  ([name, { pattern }]) => [name as DocumentTypeName, pattern] as const,
);

export const KNOWN_PLACES = PATTERNS.map(([, pattern]) => pattern).join(', ');

export function typeOfFile(path: string): DocumentTypeName | undefined {
  return PATTERNS.find(([, pattern]) => matchesGlob(path, pattern))?.[0];
}

export function isDraft({ source }: CheckedDocument): boolean {
  return (source.data as { draft?: unknown } | null)?.draft === true;
}

/** The addresses of the pages, or sections of pages, that show a document. */
export function addressesOf({ type, name, source }: CheckedDocument): string[] {
  const { path, slug, board } = (source.data ?? {}) as Record<string, unknown>;
  const file = name.slice(name.indexOf('/') + 1);
  if (type === 'PageMeta') return typeof path === 'string' ? [path] : [];
  if (type === 'Project') return [`/projects/${typeof slug === 'string' ? slug : file}`];
  if (type === 'Doc') return [`/${name.replace(/\/index$/, '')}`];
  if (type === 'Biography') return [`/bio#${file}`];
  if (type === 'Experiment') return [`/lab#${file}`, ...(board ? [`/lab/${file}`] : [])];
  if (type === 'AstroPhoto') return [`/astrophotography/${file}`];
  return [];
}

/** Missing documents, duplicate addresses, and page documents that differ from the routes. */
export function addressProblems(documents: CheckedDocument[], routes: readonly string[], root: string): Problem[] {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [document, address] of documents.flatMap((each) => addressesOf(each).map((at) => [each, at] as const))) {
    const { file, lineOf } = document.source;
    const isPage = document.type === 'PageMeta';
    const line = lineOf([isPage ? 'path' : 'slug']);
    const first = files.get(address);
    if (first) {
      problems.push({ file, line, message: `duplicate slug: ${address} is already the address of ${first}` });
    } else files.set(address, file);
    if (isPage && address.startsWith('/') && !routes.includes(address)) {
      problems.push({ file, line, message: `path must be one of ${routes.join(', ')} (got "${address}")` });
    }
  }
  const missing = routes.filter((route) => !files.has(route));
  return [
    ...missing.map((route) => ({ file: `${root}/pages`, line: 1, message: `no document has the path ${route}` })),
    ...problems,
  ];
}

export function missingDocuments(paths: Iterable<string>, root: string): Problem[] {
  const existing = new Set(paths);
  return PATTERNS.filter(([, pattern]) => !pattern.includes('*') && !existing.has(pattern)).map(([, pattern]) => ({
    file: `${root}/${pattern}`,
    line: 1,
    message: 'is missing; the site needs it',
  }));
}
