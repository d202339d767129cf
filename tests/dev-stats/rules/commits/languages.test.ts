import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageColor } from '@/lib/dev-stats/rules/commits/language-colors';
import {
  type CommitGroup,
  countLanguages,
  type LanguageCounts,
  languageShares,
  shareLanguages,
} from '@/lib/dev-stats/rules/commits/languages';

test('a language counts the commits of its repositories', () => {
  const repositories = [
    { language: 'Go', commits: 10 },
    { language: 'TypeScript', commits: 50 },
    { language: 'Go', commits: 15 },
    { language: 'Astro', commits: 25 },
  ];
  expect(languageShares(repositories)).toEqual([
    { name: 'TypeScript', commits: 50, percentage: 50 },
    { name: 'Astro', commits: 25, percentage: 25 },
    { name: 'Go', commits: 25, percentage: 25 },
  ]);
});

test('commits without a language lower the shares but have no row', () => {
  const repositories = [
    { language: 'Rust', commits: 30 },
    { language: null, commits: 10 },
    { language: 'C', commits: 0 },
    { language: 'Lua', commits: null },
  ];
  expect(languageShares(repositories)).toEqual([{ name: 'Rust', commits: 30, percentage: 75 }]);
});

const group = (values: Partial<CommitGroup>): CommitGroup => ({
  ...{ commits: 1, isPrivate: false, files: null, repositoryLanguage: null },
  ...values,
});

function count(groups: Parameters<typeof countLanguages>[0]) {
  const languages: LanguageCounts = new Map();
  countLanguages(groups, languages);
  return [...languages.values()];
}

test('a commit is divided among the languages of its files', () => {
  const counted = count([
    group({ commits: 2, files: { C: 3, Shell: 1 }, repositoryLanguage: 'Perl' }),
    group({ commits: 3, files: { C: 5 }, isPrivate: true }),
    group({ commits: 4, repositoryLanguage: 'C' }),
    group({ commits: 5, files: {}, repositoryLanguage: 'Perl' }),
    group({ commits: 6 }),
    group({ commits: 1, files: { Go: 1 }, isPrivate: true }),
  ]);
  expect(counted).toEqual([
    { name: 'C', commits: 9, repositoryCommits: 4, weight: 8.5, isPublic: true },
    { name: 'Shell', commits: 2, repositoryCommits: 0, weight: 0.5, isPublic: true },
    { name: 'Go', commits: 1, repositoryCommits: 0, weight: 1, isPublic: false },
  ]);
  expect(shareLanguages(counted).map(({ name, share }) => [name, share])).toEqual([
    ['C', 85],
    ['Go', 10],
    ['Shell', 5],
  ]);
});

test('shares add up to 100, and weights to the commits with a language, whatever is left out', () => {
  const files = fc.dictionary(fc.constantFrom('C', 'Go', 'Perl', 'Rust', 'Zig'), fc.integer({ min: 1, max: 1e6 }));
  const groups = fc.array(
    fc.record({
      commits: fc.integer({ min: 1, max: 1e6 }),
      isPrivate: fc.boolean(),
      files: fc.option(files),
      repositoryLanguage: fc.option(fc.constantFrom('C', 'Java')),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(groups, (all) => {
      const languages = count(all);
      const known = all.filter((each) => (each.files ? Object.keys(each.files).length > 0 : each.repositoryLanguage));
      const commits = known.reduce((sum, each) => sum + each.commits, 0);
      expect(languages.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(commits, 3);
      for (const shown of [languages, languages.filter(({ isPublic }) => isPublic)]) {
        const total = shareLanguages(shown).reduce((sum, { share }) => sum + share, 0);
        expect(total).toBeCloseTo(shown.length > 0 ? 100 : 0, 6);
      }
    }),
  );
});

test('a language without a color is gray', () => {
  expect([languageColor('TypeScript'), languageColor('Befunge'), languageColor(null)]).toEqual([
    'blue',
    'gray',
    'gray',
  ]);
});
