import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsAfter, problemsWith } from './fixtures';

const GAMES = 'tabletop/collection.json';
const KILN = 'projects/kiln.mdx';

test.each([
  [
    'an end before the start',
    KILN,
    '2024-06-30',
    '2024-01-27',
    ['7: endDate 2024-01-27 is before startDate 2024-01-28'],
  ],
  [
    'an outcome without a value',
    'roles/engineer.mdx',
    '  - Moved nine cranes.',
    '  - Moved nine cranes.\noutcomes:\n  - metric: Cranes\n    from: "8"',
    ['11: an outcome needs from and to, or change'],
  ],
  ['an unknown figure', 'resume.mdx', '- years', '- months', ['15: impact[0] must be one of years (got "months")']],
  [
    'fewer players at most than at least',
    GAMES,
    '"max_players": 4',
    '"max_players": 1',
    ['10: max_players 1 is below min_players 2'],
  ],
  ['a second game of one id', GAMES, '"id": 2', '"id": 1', ['26: duplicate id 1']],
])('%s', (_, path, from, to, problems) => {
  expect(problemsAfter(path, from, to)).toEqual(problems.map((problem) => `content/${path}:${problem}`));
});

const project = DOCUMENTS[KILN] ?? '';

test.each([
  [
    'two projects of one slug',
    'projects/oven.mdx',
    project.replace('tags:', 'slug: kiln\ntags:'),
    '20: duplicate slug: /projects/kiln is already the address of content/projects/kiln.mdx',
  ],
])('%s', (_, path, text, problem) => {
  expect(problemsWith({ [path]: text })).toEqual([`content/${path}:${problem}`]);
});

test('a document that cannot be read keeps its address', () => {
  const broken = (path: string) => (DOCUMENTS[path] ?? '').replace('title:', 'title: "');
  const paths = ['docs/kiln.mdx', 'pages/lab.mdx', KILN, 'profile.mdx', 'diagrams/stack.mdx'];
  const problems = problemsWith(Object.fromEntries(paths.map((path) => [path, broken(path)])));
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(paths.map((path) => `content/${path}`).toSorted());
  expect(problemsWith({ 'docs/kiln.mdx': '## First firing' })).toHaveLength(1);
});
