import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsWith } from './fixtures';

test.each(['notes.txt', 'projects/old/kiln.mdx', 'PROFILE.mdx'])('no document type lives at %s', (path) => {
  const problem = `content/${path}:1: belongs to no document type (known places: profile.mdx, pages/*.mdx, resume.mdx, `;
  expect(problemsWith({ [path]: 'a' })).toEqual([expect.stringContaining(problem)]);
});

test.each(['docs/My-Kiln.mdx', 'docs/my_kiln.mdx', 'docs/a..b.mdx'])('%s is no name for an address', (path) => {
  const text = DOCUMENTS['docs/kiln.mdx'] ?? '';
  expect(problemsWith({ [path]: text })).toEqual([
    `content/${path}:1: file names are lower-case words joined by hyphens`,
  ]);
});

test('an empty folder lacks the required documents', () => {
  const nothing = Object.fromEntries(Object.keys(DOCUMENTS).map((path) => [path, null]));
  expect(problemsWith(nothing)).toEqual([
    'content/pages:1: no document has the path /',
    'content/pages:1: no document has the path /lab',
    'content/profile.mdx:1: is missing; the site needs it',
    'content/resume.mdx:1: is missing; the site needs it',
    'content/tabletop/collection.json:1: is missing; the site needs it',
  ]);
});

test('one run finds all problems of all files, in order of file and line', () => {
  const kiln = (DOCUMENTS['projects/kiln.mdx'] ?? '')
    .replace('status: ACTIVE', 'status: DONE')
    .replace('2024-06-30', '2023-06-30')
    .replace('title: Kiln\n', '')
    .concat('\n![](/a.svg) {b}\n');
  expect(
    problemsWith({
      'projects/kiln.mdx': kiln,
      'pages/lab.mdx': null,
      'roles/engineer.mdx': '---\ntitle: "\n---\n\n## A\n\n[a](/lab/b)\n',
      'docs/kiln.mdx': (DOCUMENTS['docs/kiln.mdx'] ?? '').concat('<b'),
      'tabletop/collection.json': '{"games": [}',
    }),
  ).toEqual([
    'content/docs/kiln.mdx:9:3: MDX does not compile: Unexpected end of file in name, expected a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag',
    'content/pages:1: no document has the path /lab',
    'content/projects/kiln.mdx:1: title is required',
    'content/projects/kiln.mdx:4: status must be one of ACTIVE, COMPLETED, ON_HOLD, ARCHIVED (got "DONE")',
    'content/projects/kiln.mdx:6: endDate 2023-06-30 is before startDate 2024-01-28',
    'content/projects/kiln.mdx:29: image /a.svg needs alternative text',
    'content/projects/kiln.mdx:29: expressions are not allowed in content; write a brace as \\{',
    'content/projects/kiln.mdx:29: image /a.svg does not exist below public/',
    'content/roles/engineer.mdx:2:9: frontmatter is not valid YAML: Missing closing "quote',
    'content/roles/engineer.mdx:7: link /lab/b leads to no page of this site',
    "content/tabletop/collection.json:1:12: is not valid JSON: Unexpected token '}'",
  ]);
});

test('a problem is always one line', () => {
  const page = (DOCUMENTS['pages/lab.mdx'] ?? '').replace('heading: Lab', '"a\\nb\\e[2J": Lab\nheading: "\\u2028\\0"');
  const kiln = (DOCUMENTS['projects/kiln.mdx'] ?? '').replace('- stack', '- "st\\nack"');
  const problems = problemsWith({ 'pages/lab.mdx': page, 'projects/kiln.mdx': kiln });
  expect(problems.map((problem) => problem.slice(0, 60))).toEqual([
    'content/pages/lab.mdx:7: unknown field a\\u000ab\\u001b[2J (kn',
    'content/projects/kiln.mdx:23: diagrams[0] must be lower-case',
    'content/projects/kiln.mdx:23: diagrams[0] must be one of sta',
  ]);
  expect(problems.join('')).not.toMatch(/[\n\p{Cc}\u2028]/u);
});
