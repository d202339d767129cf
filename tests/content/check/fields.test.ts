import { expect, test } from 'vitest';
import { problemsAfter, problemsWith } from './fixtures';

test('the smallest content set is valid', () => {
  expect(problemsWith({})).toEqual([]);
});

const OF_PAGE = '(known here: path, title, description, canonical, keywords, heading, lead, unlisted, updated)';
const OF_STAT = '(known here: id, label, value, unit, icon, color)';

test.each([
  ['a missing field', 'title: Kiln\n', '', '1: title is required'],
  ['an empty text', 'title: Kiln', "title: ' '", '2: title must not be empty (got " ")'],
  ['text in place of a list', 'tags:\n  - name: Heat', 'tags: Heat', '20: tags must be a list (got "Heat")'],
  [
    'a title that is too long',
    'title: Kiln',
    `title: ${'x'.repeat(121)}`,
    `2: title must be at most 120 characters long (got "${'x'.repeat(58)}…)`,
  ],
])('%s of a project', (_, from, to, problem) => {
  expect(problemsAfter('projects/kiln.mdx', from, to)).toEqual([`content/projects/kiln.mdx:${problem}`]);
});

test.each([
  ['a fraction for a whole number', 'order: 1', 'order: 1.5', '4: order must be a whole number (got 1.5)'],
  ['a number that Contentlayer reads as text', 'order: 1', 'order: 1_000', '4: order must be a number (got "1_000")'],
])('%s in a gear group', (_, from, to, problem) => {
  expect(problemsAfter('gear/mounts.mdx', from, to)).toEqual([`content/gear/mounts.mdx:${problem}`]);
});

test.each([
  ['a missing field of a group', '  name: LinkedIn\n', '', ['7: network.name is required']],
  [
    'a misspelt field',
    '    unit:',
    '    units:',
    ['12: stats[0].unit is required', `15: unknown field stats[0].units ${OF_STAT}`],
  ],
])('%s of the profile', (_, from, to, problems) => {
  expect(problemsAfter('profile.mdx', from, to)).toEqual(problems.map((problem) => `content/profile.mdx:${problem}`));
});

test.each([
  ['a number that is too large', '"weight": 2.3', '"weight": 5.1', '13: games[0].weight must be at most 5 (got 5.1)'],
])('%s in the collection', (_, from, to, problem) => {
  const file = 'tabletop/collection.json';
  expect(problemsAfter(file, from, to)).toEqual([`content/${file}:${problem}`]);
});

test.each(['layout', '__proto__', '"two words"'])('an unknown field %s of a page', (name) => {
  expect(problemsAfter('pages/home.mdx', 'heading: Home', `heading: Home\n${name}: x`)).toEqual([
    `content/pages/home.mdx:8: unknown field ${name.replaceAll('"', '')} ${OF_PAGE}`,
  ]);
});
