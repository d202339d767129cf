import { expect, test } from 'vitest';
import { languageColor } from '@/lib/dev-stats/rules/language-colors';
import { languageShares } from '@/lib/dev-stats/rules/languages';

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

test('without commits there are no shares', () => {
  expect(languageShares([{ language: null, commits: null }])).toEqual([]);
});

test('a language without a color is gray', () => {
  expect([languageColor('TypeScript'), languageColor('Befunge'), languageColor(null)]).toEqual([
    'blue',
    'gray',
    'gray',
  ]);
});

test('no two of the ten most used languages have the same color', () => {
  const languages = ['TypeScript', 'JavaScript', 'Python', 'Go', 'Rust', 'Java', 'C#', 'C++', 'Swift', 'Kotlin'];
  const colors = new Set(languages.map(languageColor));
  expect(colors.size).toBe(10);
  expect(colors).not.toContain('gray');
});
