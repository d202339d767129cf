import { formatProblem } from '../../content/check/check';
import type { Problem } from '../../content/check/source';
import type { Todo } from '../../content/check/todos';
import { pluralize } from '../../words';
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
