import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents';
import { problemsAfter, problemsWith } from './fixtures';

const asDraft = (path: string) => (DOCUMENTS[path] ?? '').replace('---\n', '---\ndraft: true\n');

test('a published document must not refer to a draft', () => {
  const leavesOut = 'a draft that production leaves out; only drafts may refer to it';
  expect(problemsWith({ 'diagrams/stack.mdx': asDraft('diagrams/stack.mdx') })).toEqual([
    `content/projects/kiln.mdx:23: diagrams[0] "stack" is in content/diagrams/stack.mdx, ${leavesOut}`,
  ]);
  expect(problemsWith({ 'docs/kiln.mdx': asDraft('docs/kiln.mdx') })).toEqual([
    `content/diagrams/stack.mdx:13: link /docs/kiln#first-firing is in content/docs/kiln.mdx, ${leavesOut}`,
    `content/docs/index.mdx:6: link /docs/kiln is in content/docs/kiln.mdx, ${leavesOut}`,
    `content/projects/kiln.mdx:28: link /docs/kiln#first-firing is in content/docs/kiln.mdx, ${leavesOut}`,
  ]);
});

test.each([
  ['profile.mdx', 'draft', 'draft is not allowed here, because the site needs this document'],
  ['roles/engineer.mdx', 'unlisted', 'unlisted is not allowed here, because this document has no page of its own'],
])('%s cannot have %s', (path, field, problem) => {
  expect(problemsAfter(path, '---\n', `---\n${field}: true\n`)).toEqual([`content/${path}:2: ${problem}`]);
});

test('a page can be unlisted, except for the home page', () => {
  expect(problemsAfter('pages/lab.mdx', '---\n', '---\nunlisted: true\n')).toEqual([]);
  expect(problemsAfter('pages/home.mdx', '---\n', '---\nunlisted: true\n')).toEqual([
    'content/pages/home.mdx:2: unlisted is not for the home page',
  ]);
});

test('an experiment is unlisted only with a board, which gives it a page', () => {
  const fields = 'tags: []\nunlisted: true';
  expect(problemsAfter('experiments/moves.mdx', 'tags: []', fields)).toEqual([]);
  expect(problemsAfter('experiments/hexes.mdx', 'tags:', 'unlisted: true\ntags:')).toEqual([
    'content/experiments/hexes.mdx:5: unlisted is not allowed here, because this document has no page of its own; an experiment has one with board',
  ]);
});

test('a draft role is not judged as a part of the résumé', () => {
  const unprintable = asDraft('roles/engineer.mdx').replace('Moved nine cranes.', 'Moved ส.');
  expect(problemsWith({ 'roles/engineer.mdx': unprintable })).toEqual([]);
  expect(problemsWith({ 'roles/engineer.mdx': unprintable.replace('draft: true', 'draft: false') })).toHaveLength(1);
});
