import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ContentFiles, checkContent, formatProblem } from '../../lib/content/check/check';
import { locationProblems } from '../../lib/content/check/location';
import type { Problem } from '../../lib/content/check/source';
import { findTodos } from '../../lib/content/check/todos';
import { env } from '../../lib/env';
import { finishChanges } from '../../lib/setup/init/replace';
import { PAGE_PATHS } from '../../lib/site/routes';
import { pluralize } from '../../lib/words';

/** Prints problems, and notes that are not yet in `printed`. Returns the problems that make the content invalid. */
export function checkContentFiles(printed = new Set<string>()): Problem[] {
  finishChanges('.');
  const files = readContentFiles(env.contentDir);
  const found = contentProblems(files);
  const problems = found.filter(({ isNote }) => !isNote);
  const todos = findTodos(files).map(({ text, ...place }) => ({
    ...place,
    message: ['TODO', text].filter(Boolean).join(': '),
    isNote: true,
  }));
  const notes = [...found.filter(({ isNote }) => isNote), ...todos].map(formatProblem);
  for (const text of [...problems.map(formatProblem), ...notes.filter((note) => !printed.has(note))]) console.log(text);
  printed.clear();
  for (const note of notes) printed.add(note);
  const left = todos.length > 0 ? ` ${pluralize(todos.length, 'TODO')} left.` : '';
  if (problems.length === 0) console.log(`Content is valid: ${files.documents.size} documents.${left}`);
  else console.error(`${pluralize(problems.length, 'problem')} in ${files.documents.size} documents.`);
  return problems;
}

/** What makes the content invalid, a line each. */
export function listProblems(files: ContentFiles): string[] {
  return checkContent(files)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

export function contentProblems(files: ContentFiles): Problem[] {
  const published = publicFiles().map((path) => `public/${path}`);
  return [...checkContent(files), ...locationProblems(published, (path) => readFileSync(path))];
}

/** Reads the input of the check. Skips hidden files and editor backups. Throws if the folder cannot be read. */
export function readContentFiles(contentDir: string): ContentFiles {
  const fromHere = relative(process.cwd(), contentDir);
  try {
    return {
      root: withSlashes(fromHere.startsWith('..') ? contentDir : fromHere),
      documents: new Map(filesBelow(contentDir).map((path) => [path, readFileSync(join(contentDir, path), 'utf8')])),
      images: new Set(publicFiles().map((path) => `/${path}`)),
      routes: PAGE_PATHS,
    };
  } catch (error) {
    const hint = contentDir === env.contentDir ? ' CONTENT_DIR sets the folder.' : '';
    throw new Error(`Cannot read the content: ${(error as Error).message}.${hint}`);
  }
}

export function readDrawings(): Map<string, string> {
  const files = publicFiles().filter((path) => path.endsWith('.svg'));
  return new Map(files.map((path) => [`public/${path}`, readFileSync(`public/${path}`, 'utf8')]));
}

/** Git keeps no empty folder, so a site without pictures has no public/. */
function publicFiles(): string[] {
  return existsSync('public') ? filesBelow('public') : [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('~'))
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .toSorted();
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}
