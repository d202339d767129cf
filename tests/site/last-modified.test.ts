import { expect, test } from 'vitest';
import { lastModified } from '@/lib/site/last-modified';

const CHANGES = new Map([
  ['content/a.mdx', '2020-05-01T10:00:00.000Z'],
  ['content/b/one.mdx', '2022-05-01T10:00:00.000Z'],
  ['content/b/two.mdx', '2021-05-01T10:00:00.000Z'],
]);
const NO_GIT = new Map<string, string>();
const said = { files: ['content/b/one.mdx'], updated: '2021-01-31T00:00:00.000Z' };

test.each([
  ['the newest commit in a folder', [{ files: ['content/a.mdx', 'content/b/'] }], CHANGES, '2022-05-01T10:00:00.000Z'],
  ['what the document says, although Git says otherwise', [said], CHANGES, '2021-01-31'],
  ['the newest of several documents', [said, { files: ['content/b/two.mdx'] }], CHANGES, '2021-05-01T10:00:00.000Z'],
  ['nothing, if neither knows', [{ files: ['content/a.mdx'] }], NO_GIT, undefined],
])('a page has %s', (_, sources, changes, date) => {
  expect(lastModified({ sources }, changes)).toBe(date);
});
