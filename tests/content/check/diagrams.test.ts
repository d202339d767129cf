import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsAfter, problemsOfTexts, problemsWith } from './fixtures';

const STACK = 'diagrams/stack.mdx';

test.each([
  [
    'an edge from nowhere',
    'from: dial',
    'from: lamp',
    ['20: edges[0].from names no node (got "lamp"; nodes: dial, coil)'],
  ],
  [
    'an edge from a node to itself',
    'from: dial',
    'from: coil',
    ['21: edges[0] leads from a node to itself, which is not drawn'],
  ],
  [
    'a second node of one id',
    'id: coil',
    'id: dial',
    ['17: duplicate id "dial"', '21: edges[0].to names no node (got "coil"; nodes: dial, dial)'],
  ],
  [
    'the name of a path where none starts',
    'label: Coil',
    'label: Coil\n        path: Heat',
    ['19: path belongs to a node where a path starts, and an edge leads to "coil"'],
  ],
  ['rows of the other layout', 'edges:', 'lanes: []\nedges:', ['19: lanes does not belong to layout stack']],
] as [string, string | RegExp, string, string[]][])('%s', (_, from, to, problems) => {
  expect(problemsAfter(STACK, from, to)).toEqual(problems.map((problem) => `content/${STACK}:${problem}`));
});

test('a swimlane is a diagram like any other', () => {
  const nodes = (id: string) =>
    `      - id: col-${id}\n        title: C\n        nodes:\n          - id: ${id}\n            label: N\n`;
  const lane = (id: string) => `  - id: lane-${id}\n    title: L\n    columns:\n${nodes(id)}`;
  const lanes = `lanes:\n${lane('dial')}${lane('coil')}`;
  const text = (DOCUMENTS[STACK] ?? '')
    .replace('layout: stack', 'layout: swimlane')
    .replace(/tiers:[\s\S]*?(?=edges)/, lanes);
  expect(problemsWith({ [STACK]: text })).toEqual([]);
  expect(problemsWith({ [STACK]: text.replace('col-coil', 'col-dial') })).toEqual([
    `content/${STACK}:19: duplicate id "col-dial"`,
  ]);
  expect(problemsWith({ [STACK]: text.replace(/lanes:[\s\S]*?(?=edges)/, '') })).toEqual([
    `content/${STACK}:1: lanes is required for layout swimlane`,
  ]);
});

const KILN = 'projects/kiln.mdx';
const PLACE = 'A kiln that';

test.each([
  ['the name of a diagram', '<Diagram name="stack" />', []],
  ['content', '<Diagram name="stack">Text.</Diagram>', ['<Diagram> must be empty; write <Diagram/>']],
  ['an unknown name', '<Diagram name="stock" />', ['the name of <Diagram> must be one of stack (got "stock")']],
])('the element of a write-up with %s', (_, element, messages) => {
  const problems = problemsAfter(KILN, PLACE, `${element}\n\n${PLACE}`);
  expect(problems.map((problem) => problem.replace(/^[^ ]+ /, ''))).toEqual(messages);
});

test('the element is for write-ups, and names no draft', () => {
  const diagram = '<Diagram name="stack" />';
  expect(problemsOfTexts([diagram])).toEqual({ [diagram]: ['6: <Diagram> is only for the text of a project'] });
  const project = (DOCUMENTS[KILN] ?? '')
    .replace('diagrams:\n  - stack\n', '')
    .replace(PLACE, `<Diagram name="stack" />\n\n${PLACE}`);
  const draft = (DOCUMENTS[STACK] ?? '').replace('---\n', '---\ndraft: true\n');
  expect(problemsWith({ [KILN]: project, [STACK]: draft })).toEqual([
    `content/${KILN}:26: the name of <Diagram> "stack" is in content/${STACK}, a draft that production leaves out; only drafts may refer to it`,
  ]);
});
