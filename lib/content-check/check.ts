import { type DocumentTypeName, documentTypes } from '../schema/documents';
import { type CheckedDocument, typeOfFile } from './documents';
import { fieldProblems } from './fields';
import { linkProblems } from './links';
import { checkProse } from './prose';
import { crossProblems, relationProblems } from './relations';
import { type Problem, readSource } from './source';

export interface ContentFiles {
  /** Text by path below content/, such as projects/a.mdx. */
  documents: Map<string, string>;
  /** Files below public/, written as the site serves them. */
  images: Set<string>;
  /** Addresses that need a document in pages/. */
  routes: readonly string[];
  /** What the problems call the folder. */
  root: string;
}

/** Checks every document and what they say of each other; all problems, in order of file and line. */
export function checkContent({ documents, images, routes, root }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const read: CheckedDocument[] = [];
  for (const [path, text] of documents) {
    const file = `${root}/${path}`;
    const type = typeOfFile(path);
    if (!type) {
      problems.push({ file, line: 1, message: `belongs to no document type (known places: ${places()})` });
      continue;
    }
    const checked = checkDocument(type, path, file, text);
    problems.push(...checked.problems);
    if (checked.document) read.push(checked.document);
  }
  problems.push(...missingDocuments(documents, root), ...missingPages(read, routes, root));
  problems.push(...crossProblems(read), ...linkProblems(read, images));
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** One line a problem, as editors and CI annotations read it. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column ? `${column}:` : ''} ${message}`;
}

function checkDocument(type: DocumentTypeName, path: string, file: string, text: string) {
  const problems: Problem[] = [];
  const name = path.replace(/\.\w+$/, '');
  const base = name.slice(name.lastIndexOf('/') + 1);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base)) {
    problems.push({ file, line: 1, message: 'file names are lower-case words joined by hyphens' });
  }
  const source = readSource(file, text);
  if (Array.isArray(source)) return { problems: [...problems, ...source] };
  const document: CheckedDocument = { type, source, prose: checkProse(source), name };
  problems.push(
    ...fieldProblems(source, documentTypes[type].schema),
    ...relationProblems(document),
    ...document.prose.problems,
  );
  return { problems, document };
}

function missingDocuments(documents: Map<string, string>, root: string): Problem[] {
  return Object.values(documentTypes).flatMap((type) =>
    'file' in type && !documents.has(type.file)
      ? [{ file: `${root}/${type.file}`, line: 1, message: 'is missing; the site needs it' }]
      : [],
  );
}

function missingPages(read: CheckedDocument[], routes: readonly string[], root: string): Problem[] {
  const paths = read
    .filter(({ type }) => type === 'PageMeta')
    .map(({ source }) => (source.data as Record<string, unknown>).path);
  return routes
    .filter((route) => !paths.includes(route))
    .map((route) => ({ file: `${root}/pages`, line: 1, message: `no document has the path ${route}` }));
}

function places(): string {
  return Object.values(documentTypes)
    .map((type) => ('file' in type ? type.file : `${type.folder}/*.mdx`))
    .join(', ');
}
