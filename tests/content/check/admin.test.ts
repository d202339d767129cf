import { expect, test } from 'vitest';
import { problemsAfter } from './fixtures';

const withAdmin = (admin: string) => problemsAfter('profile.mdx', /^network:/m, `admin:\n  ${admin}\nnetwork:`);

test('a branch and a repository are valid', () => {
  expect(withAdmin('branch: edits/site\n  repository: ada/site')).toEqual([]);
});

test.each([
  ['repository: ada/site', '7: admin.branch is required'],
  ['branch: a b\n  repository: ada/site', '8: admin.branch must be the name of a branch, such as main (got "a b")'],
  ['branch: main\n  repository: ada', '9: admin.repository must be written owner/repo (got "ada")'],
])('%j is a problem of its line', (admin, problem) => {
  expect(withAdmin(admin)).toEqual([`content/profile.mdx:${problem}`]);
});

test('the repository of the statistics is the default', () => {
  expect(problemsAfter('profile.mdx', 'statsRepo: ada/site', 'statsRepo: ada/site\nadmin: { branch: main }')).toEqual(
    [],
  );
  expect(problemsAfter('profile.mdx', 'statsRepo: ada/site', 'admin: { branch: main }')).toEqual([
    'content/profile.mdx:10: admin.repository is required, because the profile has no statsRepo',
  ]);
});
