import { type DocumentTypeName, documentTypes } from '../schema/documents';
import { addressOf, type CheckedDocument, typeOfFile } from './documents';
import { fieldProblems } from './fields';
import { linkProblems } from './links';
import { checkProse } from './prose';
import { crossProblems, relationProblems } from './relations';
import { resumeProblems } from './resume';
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
    try {
      const checked = checkDocument(type, path, file, text);
      problems.push(...checked.problems);
      read.push(checked.document);
    } catch (error) {
      problems.push({ file, line: 1, message: `cannot be checked: ${(error as Error).message}` });
    }
  }
  problems.push(...missingDocuments(documents, root), ...pageProblems(read, routes, root));
  problems.push(...crossProblems(read), ...linkProblems(read, images), ...resumeProblems(read));
  return problems.map(onOneLine).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** One line a problem, as editors and CI annotations read it. */
export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column ? `${column}:` : ''} ${message}`;
}

/** What content says may hold line ends and other signs that a terminal acts upon. */
function onOneLine(problem: Problem): Problem {
  const written = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { ...problem, message: problem.message.replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu, written) };
}

function checkDocument(type: DocumentTypeName, path: string, file: string, text: string) {
  const problems: Problem[] = [];
  const name = path.replace(/\.\w+$/, '');
  if (!name.split('/').every((step) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(step))) {
    problems.push({ file, line: 1, message: 'file names are lower-case words joined by hyphens' });
  }
  const source = readSource(file, text);
  const document: CheckedDocument = { type, source, prose: checkProse(source), name };
  problems.push(...source.problems, ...document.prose.problems);
  if (source.problems.length === 0) {
    problems.push(...fieldProblems(source, documentTypes[type].schema), ...relationProblems(document));
  }
  return { problems, document };
}

function missingDocuments(documents: Map<string, string>, root: string): Problem[] {
  return Object.values(documentTypes).flatMap((type) =>
    'file' in type && !documents.has(type.file)
      ? [{ file: `${root}/${type.file}`, line: 1, message: 'is missing; the site needs it' }]
      : [],
  );
}

function pageProblems(read: CheckedDocument[], routes: readonly string[], root: string): Problem[] {
  const pages = read.filter(({ type }) => type === 'PageMeta').map((page) => ({ ...page, path: addressOf(page) }));
  const missing = routes.filter((route) => !pages.some(({ path }) => path === route));
  const unknown = pages.filter(({ path }) => path?.startsWith('/') && !routes.includes(path));
  return [
    ...missing.map((route) => ({ file: `${root}/pages`, line: 1, message: `no document has the path ${route}` })),
    ...unknown.map(({ source, path }) => ({
      file: source.file,
      line: source.lineOf(['path']),
      message: `path must be one of ${routes.join(', ')} (got "${path}")`,
    })),
  ];
}

function places(): string {
  return Object.values(documentTypes)
    .map((type) => ('file' in type ? type.file : `${type.folder}/*.mdx`))
    .join(', ');
}
