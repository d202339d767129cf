import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/check/check';

const [matcher] = JSON.parse(readFileSync('.github/content-problems.json', 'utf8')).problemMatcher;
const [pattern] = matcher.pattern;

/** The annotation that GitHub creates from a line of the log. */
function annotationOf(line: string) {
  const match = new RegExp(pattern.regexp).exec(line);
  if (!match) return undefined;
  const column = match[pattern.column];
  return {
    file: match[pattern.file],
    line: Number(match[pattern.line]),
    ...(column && { column: Number(column) }),
    message: match[pattern.message],
  };
}

test.each([
  { file: 'content/projects/x.mdx', line: 7, message: 'status must be one of ACTIVE, COMPLETED (got "DONE")' },
  { file: 'content/tabletop/collection.json', line: 120, column: 9, message: 'games: 2 have the id 13' },
  { file: 'content/profile.mdx', line: 1, message: 'is missing; the site needs it' },
  { file: 'content/pages', line: 1, message: 'no document has the path /lab' },
])('the problem on line $line of $file is shown there', (problem) => {
  expect(annotationOf(formatProblem(problem))).toEqual(problem);
});

test.each([
  'Content is valid: 43 documents.',
  '3 problems in 43 documents.',
  '> portfolio@1.1.5 content:check',
  'Cannot read the content: ENOENT: no such file. CONTENT_DIR sets the folder.',
])('"%s" is no problem of a line', (line) => {
  expect(annotationOf(line)).toBeUndefined();
});
