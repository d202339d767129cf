import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const DATE = 'must be a real date written YYYY-MM-DD';
const URL_RULE = 'must be a web address starting with https:// or http://';
const IMAGE =
  'must be the path of an svg, png, jpg, webp or avif file below public/, in plain letters, digits and -_., such as /projects/name/cover.svg';
const REPOSITORY = 'https://code.example.com/ada/kiln';

test.each([
  ['a day that does not exist', '2024-01-28', '2024-02-30', `6: startDate ${DATE} (got "2024-02-30")`],
  [
    'an address that is code',
    REPOSITORY,
    'javascript:alert(1)',
    `8: repositoryUrl ${URL_RULE} (got "javascript:alert(1)")`,
  ],
  [
    'a picture on another site',
    '/projects/kiln/cover.svg',
    'https://a.example.com/b.svg',
    `10: imageUrl ${IMAGE} (got "https://a.example.com/b.svg")`,
  ],
])('%s', (_, from, to, problem) => {
  expect(problemsAfter('projects/kiln.mdx', from, to)).toEqual([`content/projects/kiln.mdx:${problem}`]);
});

test.each([
  [
    'a repository without an owner',
    'profile.mdx',
    'ada/site',
    'site',
    '10: statsRepo must be written owner/repo (got "site")',
  ],
  [
    'a workflow named twice',
    'profile.mdx',
    'statsRepo: ada/site',
    'statsRepo: ada/site\ndeploymentWorkflows: [Deploy, Deploy]',
    '11: duplicate name "Deploy"',
  ],
])('%s', (_, path, from, to, problem) => {
  expect(problemsAfter(path, from, to)).toEqual([`content/${path}:${problem}`]);
});

test.each([
  ['an end on the day of the start', '2024-06-30', '2024-01-28'],
  ['null for a field that may be empty', 'endDate: 2024-06-30', 'endDate: null'],
  ['an address with everything in it', REPOSITORY, 'http://a.b.example.com:8080/%20?q=1&r#s'],
])('%s is valid', (_, from, to) => {
  expect(problemsAfter('projects/kiln.mdx', from, to)).toEqual([]);
});
