import { readFileSync } from 'node:fs';
import { type ContentFiles, checkContent, formatProblem } from '../../lib/content/check/check';
import { pictureProblems } from '../../lib/content/check/pictures';
import type { Problem } from '../../lib/content/check/source';
import { findTodos } from '../../lib/content/check/todos';
import { env } from '../../lib/env';
import { finishChanges } from '../../lib/setup/init/replace';
import { pluralize } from '../../lib/words';
import { publicFiles, readContentFiles } from './content-files';

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

export function listProblems(files: ContentFiles): string[] {
  return checkContent(files)
    .filter(({ isNote }) => !isNote)
    .map(formatProblem);
}

export function contentProblems(files: ContentFiles): Problem[] {
  const published = publicFiles().map((path) => `public/${path}`);
  return [...checkContent(files), ...pictureProblems(published, (path) => readFileSync(path))];
}
