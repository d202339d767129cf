import { documentType } from '../schema/documents';
import {
  addressProblems,
  type CheckedDocument,
  chosenSections,
  KNOWN_PLACES,
  missingDocuments,
  typeOfFile,
} from './addresses';
import { fieldProblems } from './fields';
import { checkProse } from './prose';
import { referenceProblems } from './references';
import { resumeProblems } from './resume';
import { type Problem, readSource } from './source';

export interface ContentFiles {
  documents: Map<string, string>;
  images: Set<string>;
  routes: readonly string[];
  root: string;
}

export function checkContent({ documents, images, routes, root }: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const checked: CheckedDocument[] = [];
  for (const [path, text] of documents) {
    const file = `${root}/${path}`;
    const type = typeOfFile(path);
    if (!type) {
      problems.push({ file, line: 1, message: `belongs to no document type (known places: ${KNOWN_PLACES})` });
      continue;
    }
    try {
      const result = checkDocument(type, path, file, text);
      problems.push(...result.problems);
      checked.push(result.document);
    } catch (error) {
      problems.push({ file, line: 1, message: `cannot be checked: ${(error as Error).message}` });
    }
  }
  problems.push(...missingDocuments(documents.keys(), chosenSections(checked), root));
  problems.push(...addressProblems(checked, routes, root));
  problems.push(...referenceProblems(checked, images), ...resumeProblems(checked));
  return problems.map(onOneLine).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** `file:line:column: message`, the format that editors and CI annotations parse. */
export function formatProblem({ file, line, column, message, isNote }: Problem): string {
  return `${file}:${line}:${column ? `${column}:` : ''} ${isNote ? 'note: ' : ''}${message}`;
}

function checkDocument(type: string, path: string, file: string, text: string) {
  const problems: Problem[] = [];
  const name = path.replace(/\.\w+$/, '');
  if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name)) {
    problems.push({ file, line: 1, message: 'file names are lower-case words joined by hyphens' });
  }
  const source = readSource(file, text);
  const prose = checkProse(source, type);
  problems.push(...source.problems, ...prose.problems);
  if (source.problems.length === 0) problems.push(...fieldProblems(source, documentType(type).schema));
  return { problems, document: { type, source, prose, name } };
}

/** Escapes line breaks and control characters, which messages can quote from the content. */
function onOneLine(problem: Problem): Problem {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { ...problem, message: problem.message.replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu, escaped) };
}
