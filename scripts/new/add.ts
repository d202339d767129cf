import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ContentFiles, checkContent, formatProblem } from '../../lib/content/check/check';
import { findTodos } from '../../lib/content/check/todos';
import { fileNameOf } from '../../lib/content/write/file-name';
import { env } from '../../lib/env';
import { pluralize } from '../../lib/pluralize';
import { CommandError } from '../collect/program';

interface Added {
  /** Below content/. */
  path: string;
  text: string;
}

/** Name of the file of a document. Throws CommandError for a title that gives none. */
export function nameFor(title: string, wanted: unknown): string {
  const name = wanted ? String(wanted) : fileNameOf(title);
  if (!name) throw new CommandError(`"${title}" gives no name for a file. Choose one with --name NAME.`);
  return name;
}

/** Writes a new document, and returns what to do next. Throws CommandError and writes nothing if it cannot be added. */
export async function addDocument(files: ContentFiles, { path, text }: Added): Promise<string> {
  const file = fileOf(path);
  assertNoNewProblem(files, { path, text });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
  const todos = findTodos({ documents: new Map([[path, text]]), root: files.root });
  const marked = `replace what is marked TODO (${pluralize(todos.length, 'place')})`;
  const publish = /^draft: true$/m.test(text) ? ', and then remove draft: true to publish it' : '';
  return `Added ${file}.\nNext: ${marked}${publish}.`;
}

/** The file of a new document. Throws CommandError if it exists. */
export function fileOf(path: string): string {
  const file = join(env.contentDir, path);
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another name with --name NAME.`);
  return file;
}

/** Throws CommandError if the content would have a problem that it does not have now. */
export function assertNoNewProblem(files: ContentFiles, { path, text }: Added): void {
  const before = new Set(checkContent(files).map(formatProblem));
  const after = checkContent({ ...files, documents: new Map([...files.documents, [path, text]]) }).map(formatProblem);
  const fresh = after.filter((line) => !before.has(line));
  const problem = fresh.find((line) => line.startsWith(`${files.root}/${path}:`)) ?? fresh[0];
  if (problem) throw new CommandError(`Nothing was written, because the content would not be valid: ${problem}`);
}
