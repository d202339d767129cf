import { formatProblem } from '../../content/check/check';
import type { Problem } from '../../content/check/source';
import type { Todo } from '../../content/check/todos';
import { TELLING_WORDS } from '../../content/sample';
import { listSome, pluralize } from '../../words';
import { error, type Finding, ok, warning } from './finding';

export function contentFindings(found: readonly Problem[], todos: readonly Todo[], documents: number): Finding[] {
  const findings = [
    ...found.map((problem) => {
      const text = formatProblem({ ...problem, isNote: false });
      return problem.isNote
        ? warning(text, 'Edit the document if you agree.')
        : error(text, 'Correct it; `npm run build` fails as long as it is there.');
    }),
    ...todos.map(({ file, line, text }) =>
      error(`${file}:${line}: TODO${text && `: ${text}`}`, 'Write what belongs there and remove the mark.'),
    ),
  ];
  return findings.length > 0 ? findings : [ok(`${pluralize(documents, 'document')} without problems.`)];
}

const NEXT = 'Run `npm run init`, or edit or delete the files.';

/** `files` are still those of the sample. `documents` has texts by path, with the files that the owner has edited. */
export function sampleFindings(files: readonly string[], documents: ReadonlyMap<string, string>): Finding[] {
  const unedited = new Set(files);
  const named = [...documents].flatMap(([path, text]) => {
    if (unedited.has(path)) return [];
    const word = TELLING_WORDS.find((word) => text.includes(word));
    return word ? [error(`${path} names "${word}" of the sample.`, 'Replace or remove it.')] : [];
  });
  const count = files.length === 1 ? '1 file is' : `${files.length} files are`;
  if (files.length > 0) named.unshift(error(`${count} still the sample's: ${listSome(files, 5)}.`, NEXT));
  return named.length > 0 ? named : [ok(`Nothing of the sample is left in ${pluralize(documents.size, 'document')}.`)];
}
