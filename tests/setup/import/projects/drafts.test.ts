import { expect, test } from 'vitest';
import type { ProjectFacts } from '@/lib/setup/import/projects/clones';
import { draftProjects } from '@/lib/setup/import/projects/drafts';

const facts = (name: string, repositoryUrl?: string): ProjectFacts => ({
  name,
  repositoryUrl,
  languages: [],
  since: '2024-01-28',
  until: '2026-11-01',
});
const pathsFor = (projects: ProjectFacts[], documents: [string, string][] = []) => {
  const { drafts, present } = draftProjects(projects, new Map(documents), '2026-11-23');
  return { drafts: drafts.map(({ path }) => path), present };
};

test('names in any script, and equal ones, become files of their own', () => {
  const projects = [
    facts('Kiln.js', 'https://a.example/1'),
    facts('kiln-js', 'https://a.example/2'),
    facts('печь'),
    facts('…'),
  ];
  expect(pathsFor(projects).drafts).toEqual([
    'projects/kiln-js.mdx',
    'projects/kiln-js-2.mdx',
    'projects/project.mdx',
    'projects/project-2.mdx',
  ]);
});

test('a repository that has a document gets no other one', () => {
  const documents: [string, string][] = [
    ['projects/kiln.mdx', '---\nrepositoryUrl: https://github.com/Ada/other # TODO: check\n---\n'],
    ['projects/kiln-2.mdx', '---\nrepositoryUrl: "https://github.com/Ada/Kiln"\n---\n'],
    ['projects/local.mdx', '---\ntitle: Local\n---\n'],
  ];
  expect(pathsFor([facts('kiln', 'https://github.com/ada/kiln'), facts('local')], documents)).toEqual({
    drafts: [],
    present: ['projects/kiln-2.mdx', 'projects/local.mdx'],
  });
});
