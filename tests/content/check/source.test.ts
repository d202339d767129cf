import { afterEach, expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsAfter, problemsWith } from './fixtures';

const PAGE = 'pages/home.mdx';
const page = DOCUMENTS[PAGE] ?? '';
const GAMES = 'tabletop/collection.json';
const NO_FRONTMATTER = '1: must start with frontmatter: a line ---, the fields, and a line ---';
const YAML = 'frontmatter is not valid YAML:';
const NO_FIELDS = '1: frontmatter must be a list of fields, each written name: value';

const marker = globalThis as { executed?: boolean };
afterEach(() => {
  delete marker.executed;
});

test('a byte-order mark is valid', () => {
  expect(problemsWith({ [PAGE]: `\uFEFF${page}` })).toEqual([]);
});

test.each([
  ['an empty file', '', [NO_FRONTMATTER]],
  [
    'Windows line ends',
    page.replaceAll('\n', '\r\n'),
    ['1: must have the line ends of Unix (LF), not of Windows (CRLF)'],
  ],
  [
    'a control character',
    page.replace('path:', 'path:\v'),
    ['2: has an invisible control character, often from a copied text; delete it'],
  ],
  ['a frontmatter that is a list', '---\n- path: /\n---\n', [NO_FIELDS]],
])('%s', (_, text, problems) => {
  const found = problemsWith({ [PAGE]: text, 'docs/index.mdx': null });
  expect(found).toEqual([
    'content/pages:1: no document has the path /',
    ...problems.map((problem) => `content/${PAGE}:${problem}`),
  ]);
});

test.each([['in place of YAML', '---js\nglobalThis.executed = true\n---\n']])(
  'JavaScript %s is reported and does not run',
  (_, text) => {
    const problems = problemsWith({ [PAGE]: text });
    expect(problems).toContain(`content/${PAGE}:${NO_FRONTMATTER}`);
    expect(marker.executed).toBeUndefined();
  },
);

test('a second frontmatter, which the compiler would read and run, is reported', () => {
  const problems = problemsWith({ [PAGE]: `${page}---js\nglobalThis.executed = true\n---\n` });
  expect(problems).toEqual([
    `content/${PAGE}:9: the text must not start with ---, which opens frontmatter; write *** for a rule`,
  ]);
});

test.each([
  [
    'an alias',
    'title: Home',
    'title: &home Home\nlead: *home',
    '4: YAML aliases are not supported; write the value out',
  ],
  [
    'a tag of code',
    'title: Home',
    'title: !!js/function "x"',
    `3:8: ${YAML} Unresolved tag: tag:yaml.org,2002:js/function`,
  ],
])('%s', (_, from, to, problem) => {
  const problems = problemsAfter(PAGE, from, to);
  expect(problems).toEqual([`content/${PAGE}:${problem}`]);
});

test('excessive nesting is a problem, not a crash', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(problemsAfter(PAGE, 'title: Home', `title: ${deep}`)).toHaveLength(1);
  expect(problemsAfter(GAMES, '"Alpha"', deep)).toHaveLength(1);
});
