import { expect, test } from 'vitest';
import { PROJECTS_QUERY, readAccount } from '@/lib/setup/import/projects/account';
import { type Asked, fakeGithub } from '../../../collectors/github/fake-github';

const node = (name: string, fields: object = {}) => ({
  ...{
    name,
    nameWithOwner: `ada/${name}`,
    url: `https://github.com/ada/${name}`,
    description: null,
    homepageUrl: null,
  },
  ...{ isPrivate: false, isArchived: false, isFork: false, isEmpty: false, stargazerCount: 0 },
  ...{ createdAt: '2024-01-28T08:00:00Z', pushedAt: '2025-03-01T08:00:00Z' },
  ...{ repositoryTopics: { nodes: [] }, languages: { totalSize: 0, edges: [] } },
  ...fields,
});

interface World {
  pages: object[][];
  pinned?: string[];
  readmes?: Record<string, object>;
}

function world({ pages, pinned = [], readmes = {} }: World) {
  return fakeGithub(({ what, variables }: Asked) => {
    if (what !== 'Projects') return readmes[what.replace(/^GET \/repos\/ada\/(.*)\/readme$/, '$1')];
    const index = Number(variables.after ?? 0);
    const hasNextPage = index + 1 < pages.length;
    const pageInfo = { hasNextPage, endCursor: hasNextPage ? String(index + 1) : null };
    const pinnedItems = { nodes: pinned.map((name) => ({ nameWithOwner: `ada/${name}` })) };
    return {
      data: { repositoryOwner: { pinnedItems, repositories: { totalCount: 3, pageInfo, nodes: pages[index] } } },
    };
  });
}

const readme = (text: string) => ({ content: Buffer.from(text).toString('base64'), encoding: 'base64' });
const listNames = ({ facts }: Awaited<ReturnType<typeof readAccount>>) => facts.map(({ name }) => name);

test('a repository gives its description, addresses, topics, languages, dates and README', async () => {
  const kiln = node('kiln', {
    ...{ description: 'Heat.', homepageUrl: 'kiln.example.com', isArchived: true, stargazerCount: 12 },
    repositoryTopics: { nodes: [{ topic: { name: 'heat' } }] },
    languages: {
      totalSize: 1000,
      edges: [
        { size: 900, node: { name: 'TypeScript' } },
        { size: 90, node: { name: 'CSS' } },
        { size: 10, node: { name: 'Shell' } },
      ],
    },
  });
  const { api } = world({ pages: [[kiln]], readmes: { kiln: readme('# Kiln\n\nKeeps the kiln at its temperature.') } });
  expect(await readAccount(api, 'ada')).toEqual({
    others: 0,
    facts: [
      {
        ...{ name: 'kiln', description: 'Heat.', repositoryUrl: 'https://github.com/ada/kiln' },
        ...{ liveUrl: 'https://kiln.example.com', isPublic: true, isArchived: true },
        ...{ languages: ['TypeScript', 'CSS'], topics: ['heat'], since: '2024-01-28', until: '2025-03-01' },
        counts: ['12 stars'],
        readme: { title: 'Kiln', paragraphs: ['Keeps the kiln at its temperature.'], headings: [] },
      },
    ],
  });
});

test('forks, empty repositories and those of the profile are left out', async () => {
  const nodes = [
    node('a'),
    node('b', { isFork: true }),
    node('c', { isEmpty: true }),
    node('Ada'),
    node('.github'),
    null,
  ];
  const { api } = world({ pages: [nodes as object[]] });
  expect(listNames(await readAccount(api, 'ada'))).toEqual(['a']);
});

test('private repositories are neither asked for nor used', async () => {
  const { api, asked } = world({ pages: [[node('a', { isPrivate: true }), node('b')]] });
  expect(listNames(await readAccount(api, 'ada'))).toEqual(['b']);
  expect(PROJECTS_QUERY).toContain('privacy: PUBLIC');
  expect(asked.map(({ what }) => what)).not.toContain('GET /repos/ada/a/readme');
});

test('pinned repositories come first, then those with most stars, then the latest, up to a limit', async () => {
  const pages = [
    [node('old'), node('stars', { stargazerCount: 9 })],
    [node('new', { pushedAt: '2026-01-01T00:00:00Z' }), node('pinned')],
    Array.from({ length: 10 }, (_, index) => node(`other-${index}`)),
  ];
  const { api, asked } = world({ pages, pinned: ['pinned'] });
  const result = await readAccount(api, 'ada');
  expect(listNames(result).slice(0, 3)).toEqual(['pinned', 'stars', 'new']);
  expect(result.others).toBe(2);
  expect(asked.filter(({ what }) => what.endsWith('/readme'))).toHaveLength(12);
});
