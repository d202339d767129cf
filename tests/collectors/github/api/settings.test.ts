import { expect, test } from 'vitest';
import { checkSettings } from '../../../../lib/collectors/github/api/settings';

const GOOD = { token: 'ghp_1', apiUrl: 'https://api.github.com', graphqlUrl: 'https://api.github.com/graphql' };

test.each([
  ['a line break in the token', { token: 'marked\nsecret' }, /^GITHUB_TOKEN contains a space or a line break/],
  ['a line break at the end', { token: 'marked-secret\n' }, /^GITHUB_TOKEN contains/],
  [
    'a password',
    { apiUrl: 'https://u:marked-secret@host' },
    /^GITHUB_API_URL must not contain a user name or password/,
  ],
  ['a parameter', { apiUrl: 'https://host/?key=marked-secret' }, /^GITHUB_API_URL must not contain a query/],
  ['no scheme', { apiUrl: 'marked.example.com' }, /^GITHUB_API_URL is not an http/],
  ['an invalid URL', { apiUrl: 'https://u:marked/secret@host' }, /^GITHUB_API_URL is not an http/],
  ['an address that would expose the token', { apiUrl: 'http://host' }, /^GITHUB_API_URL must use https/],
  ['a password for GraphQL', { graphqlUrl: 'https://marked-secret@host' }, /^GITHUB_GRAPHQL_URL must not contain/],
])('settings with %s are rejected without repeating them', (_, wrong, message) => {
  const check = () => checkSettings({ ...GOOD, ...wrong });
  expect(check).toThrow(message);
  expect(check).not.toThrow(/marked/);
});

test.each([GOOD, { ...GOOD, apiUrl: 'http://127.0.0.1:4000/', graphqlUrl: 'http://localhost:4000/graphql' }])(
  'the settings %j are accepted',
  (settings) => expect(checkSettings(settings)).toEqual(settings),
);
