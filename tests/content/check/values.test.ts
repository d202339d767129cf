import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const DATE = 'must be a real date written YYYY-MM-DD';
const URL_RULE = 'must be a web address starting with https:// or http://';
const IMAGE = 'must be the path of an image below public/, such as /projects/name/cover.svg';
const STATUS = 'must be one of ACTIVE, COMPLETED, ON_HOLD, ARCHIVED';
const COLORS = 'violet, blue, cyan, green, lime, yellow, amber, orange, rose, red, gray';
const REPOSITORY = 'https://code.example.com/ada/kiln';

test.each([
  ['an unknown status', 'ACTIVE', 'DONE', `5: status ${STATUS} (got "DONE")`],
  ['a status in small letters', 'ACTIVE', 'active', `5: status ${STATUS} (got "active")`],
  ['a status that is a list', 'ACTIVE', '[ACTIVE]', `5: status ${STATUS} (got ["ACTIVE"])`],
  ['a day that does not exist', '2024-01-28', '2024-02-30', `6: startDate ${DATE} (got "2024-02-30")`],
  ['the leap day of a common year', '2024-01-28', '2023-02-29', `6: startDate ${DATE} (got "2023-02-29")`],
  ['a month that does not exist', '2024-06-30', '2024-13-01', `7: endDate ${DATE} (got "2024-13-01")`],
  ['a date in words', '2024-01-28', 'January 2024', `6: startDate ${DATE} (got "January 2024")`],
  ['a year alone', '2024-01-28', '2024', `6: startDate ${DATE} (got 2024)`],
  ['a day without its zero', '2024-01-28', '2024-1-28', `6: startDate ${DATE} (got "2024-1-28")`],
  ['an instant for a day', '2024-01-28', '2024-01-28T10:00:00Z', `6: startDate ${DATE} (got "2024-01-28T10:00:00Z")`],
  ['an address without https', REPOSITORY, 'ada.example.com', `8: repositoryUrl ${URL_RULE} (got "ada.example.com")`],
  [
    'an address of another kind',
    REPOSITORY,
    'ftp://ada.example.com',
    `8: repositoryUrl ${URL_RULE} (got "ftp://ada.example.com")`,
  ],
  [
    'an address that is code',
    REPOSITORY,
    'javascript:alert(1)',
    `8: repositoryUrl ${URL_RULE} (got "javascript:alert(1)")`,
  ],
  [
    'an address without slashes',
    REPOSITORY,
    'https:ada.example.com',
    `8: repositoryUrl ${URL_RULE} (got "https:ada.example.com")`,
  ],
  [
    'an address with a space',
    REPOSITORY,
    'https://a.example.com/my kiln',
    `8: repositoryUrl ${URL_RULE} (got "https://a.example.com/my kiln")`,
  ],
  ['an address without a host', REPOSITORY, 'https://', `8: repositoryUrl ${URL_RULE} (got "https://")`],
  [
    'a picture on another site',
    '/projects/kiln/cover.svg',
    'https://a.example.com/b.svg',
    `10: imageUrl ${IMAGE} (got "https://a.example.com/b.svg")`,
  ],
  [
    'a paper for a picture',
    '/projects/kiln/cover.svg',
    '/papers/glaze.pdf',
    `10: imageUrl ${IMAGE} (got "/papers/glaze.pdf")`,
  ],
])('%s', (_, from, to, problem) => {
  expect(problemsAfter('projects/kiln.mdx', from, to)).toEqual([`content/projects/kiln.mdx:${problem}`]);
});

test.each([
  ['an unknown color', 'gear/mounts.mdx', 'blue', 'azure', `3: color must be one of ${COLORS} (got "azure")`],
  ['a nested date', 'resume.mdx', '2010-05-01', '2010-02-29', `13: certifications[0].date ${DATE} (got "2010-02-29")`],
  [
    'an e-mail address without a host',
    'profile.mdx',
    'ada@example.com',
    'ada',
    '5: email must be an e-mail address (got "ada")',
  ],
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
  [
    'a workflow without a name',
    'profile.mdx',
    'statsRepo: ada/site',
    'statsRepo: ada/site\ndeploymentWorkflows: [""]',
    '11: deploymentWorkflows[0] must not be empty (got "")',
  ],
  [
    'a workflow that is not in a list',
    'profile.mdx',
    'statsRepo: ada/site',
    'statsRepo: ada/site\ndeploymentWorkflows: Deploy',
    '11: deploymentWorkflows must be a list (got "Deploy")',
  ],
  [
    'an empty list of workflows',
    'profile.mdx',
    'statsRepo: ada/site',
    'statsRepo: ada/site\ndeploymentWorkflows: []',
    '11: deploymentWorkflows must not be empty (got [])',
  ],
  [
    'an id with a space',
    'diagrams/stack.mdx',
    'id: top',
    'id: The Top',
    '8: tiers[0].id must be lower-case words joined by hyphens (got "The Top")',
  ],
  [
    'a path without its slash',
    'pages/lab.mdx',
    'heading: Lab',
    'heading: Lab\ncanonical: lab',
    '8: canonical must be an address on this site starting with / (got "lab")',
  ],
  [
    'a board that does not exist',
    'experiments/moves.mdx',
    'line-of-sight',
    'chess',
    '5: board must be one of line-of-sight (got "chess")',
  ],
  [
    'a day for an instant',
    'tabletop/collection.json',
    '2026-11-14T06:00:00Z',
    '2026-11-14',
    '2: updated must be an instant written 2026-11-21T08:30:00Z (got "2026-11-14")',
  ],
])('%s', (_, path, from, to, problem) => {
  expect(problemsAfter(path, from, to)).toEqual([`content/${path}:${problem}`]);
});

test.each([
  ['a quoted date', '2024-01-28', '"2024-01-28"'],
  ['the leap day of a leap year', '2024-01-28', '2024-02-29'],
  ['an end on the day of the start', '2024-06-30', '2024-01-28'],
  ['a date typed in a text field', 'title: Kiln', 'title: 2024-01-28'],
  ['a time in a text field', 'title: Kiln', 'title: 10:30'],
  ['a number with separators in a text field', 'title: Kiln', 'title: 25_000'],
  ['null for a field that may be empty', 'endDate: 2024-06-30', 'endDate: null'],
  ['an address with everything in it', REPOSITORY, 'http://a.b.example.com:8080/%20?q=1&r#s'],
])('%s is valid', (_, from, to) => {
  expect(problemsAfter('projects/kiln.mdx', from, to)).toEqual([]);
});
