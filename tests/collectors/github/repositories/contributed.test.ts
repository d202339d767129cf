import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../../lib/dev-stats/store/client';
import type { StoreLocation } from '../../../../lib/dev-stats/store/location';
import { ask, OWNER_TOKEN, testApi } from '../../../dev-stats/graphql/api';
import { emptyStore, readFigures } from '../../../dev-stats/store/test-store';
import { Answered, type Asked } from '../fake-github';
import { answer, type WorldRepository } from '../fake-world';
import { rows, visit } from '../github-world';

let store: Store;
let location: StoreLocation;
beforeEach(async () => {
  ({ store, location } = await emptyStore());
});

const commit = (oid: string, by = 'owner') => ({
  ...{ oid, date: '2026-11-20T10:00:00+01:00', committed: '2026-11-20T09:00:00Z', by },
});
const SITE: WorldRepository = { id: 'R1', name: 'site', releases: 1, commits: [commit('a')] };
const ENGINE: WorldRepository = {
  ...{ id: 'R2', name: 'hidden-engine', owner: 'hidden-org', isPrivate: true, reach: 'member', releases: 5 },
  ...{ commits: [commit('e2'), commit('x', 'colleague'), commit('e1')], language: 'Go' },
};
const OTHER_TEAM: WorldRepository = {
  ...{ id: 'R3', name: 'hidden-tool', owner: 'hidden-org', isPrivate: true, reach: 'member' },
  ...{ commits: [commit('y', 'colleague')] },
};
const LIBRARY: WorldRepository = {
  ...{ id: 'R4', name: 'library', owner: 'community', reach: 'recent', commits: [commit('l')] },
};
const FORK: WorldRepository = { id: 'R5', name: 'library', commits: [commit('l')] };
const WORLD = [SITE, ENGINE, OTHER_TEAM, LIBRARY, FORK];

const profile = `SELECT total_commits, public_repos, private_repos, total_releases FROM profile
  WHERE collection = (SELECT snapshot FROM state)`;
const shown = `SELECT id, commits, stale FROM repository
  WHERE collection = (SELECT snapshot FROM state) AND contributed ORDER BY id`;

test("the owner's commits in repositories of others count, and the repositories are not the owner's", async () => {
  const { summary, asked } = await visit(store, WORLD);
  expect(summary).toEqual({ repositories: 2, contributed: 2, changed: 4, unknown: [] });
  expect(asked.filter((operation) => operation.startsWith('Details'))).toEqual(['Details R1', 'Details R5']);
  expect(await rows(store, profile)).toEqual([[4, 2, 0, 1]]);
  expect(await rows(store, shown)).toEqual([
    ['R2', 2, 0],
    ['R4', 1, 0],
  ]);
  const figures = await readFigures(store);
  expect(figures?.repositories.map(({ id }) => id)).toEqual(['R5', 'R1']);
  expect(figures?.languages).toMatchObject([
    { name: 'Go', commits: 2 },
    { name: 'TypeScript', commits: 2 },
  ]);
  await visit(store, WORLD);
  expect(await rows(store, profile)).toEqual([[4, 2, 0, 1]]);
});

const broken = ({ what, variables }: Asked) =>
  what === 'Commits' && variables.id === 'R2' ? new Answered(500, { message: 'hidden-org broke' }) : undefined;

test('names of private organizations are in no message and no result', async () => {
  await visit(store, WORLD);
  const grown = { ...ENGINE, commits: [commit('e3'), ...ENGINE.commits] };
  const { summary, notes } = await visit(store, [SITE, grown], { upset: broken });
  expect(summary?.problem).toContain('1 of 2 repositories could not be read');
  expect(summary?.problem).toContain(': 1 repository of other owners.');
  expect(await rows(store, shown)).toEqual([['R2', 2, 1]]);
  const api = testApi({ location });
  const query = `{ githubStats { repositories { id name fullName htmlUrl } languages { name } }
    githubRepository(id: "R2") { commits { message } } }`;
  for (const token of ['', OWNER_TOKEN]) {
    const { data, errors } = await ask(api, query, { token });
    expect([errors, data.githubRepository]).toEqual([undefined, null]);
    expect(JSON.stringify([data, notes, summary])).not.toContain('hidden-');
  }
});

test('a repository that GitHub no longer lists is looked up, and counts as long as the token sees it', async () => {
  await visit(store, WORLD);
  const older: WorldRepository = { ...LIBRARY, reach: 'known' };
  const { asked } = await visit(store, [SITE, older]);
  expect(asked).toContain('Known');
  expect(await rows(store, shown)).toEqual([['R4', 1, 0]]);
  await visit(store, [SITE]);
  expect(await rows(store, shown)).toEqual([]);
  expect(await rows(store, profile)).toEqual([[1, 1, 0, 1]]);
});

const refusal = (data: object, path: (string | number)[]) => ({ data, errors: [{ type: 'FORBIDDEN', path }] });
const MISSING = 'commits in repositories of other owners';

/** What a token may not list, may not read, and may not read of a repository. */
const REFUSALS: [string, (asked: Asked) => object | undefined][] = [
  [
    'lists',
    ({ what }) =>
      what === 'Contributed' || what === 'Member' ? refusal({ user: null }, ['user', 'repositories']) : undefined,
  ],
  [
    'an entry',
    ({ what, query, variables }) => {
      const { data } = answer(WORLD, query, variables);
      if (what !== 'Member') return undefined;
      data.user.repositories.nodes[0] = null;
      return refusal(data, ['user', 'repositories', 'nodes', 0]);
    },
  ],
  [
    'a branch',
    ({ what, query, variables }) => {
      const { data } = answer(WORLD, query, variables);
      if (what !== 'Member') return undefined;
      data.user.repositories.nodes[0].defaultBranchRef = null;
      return refusal(data, ['user', 'repositories', 'nodes', 0, 'defaultBranchRef']);
    },
  ],
];

test.each(REFUSALS)('a collection that may not read %s is partial without a failure, and says so', async (_, upset) => {
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary).toMatchObject({ problem: undefined, missing: MISSING, unknown: [] });
  expect(await rows(store, 'SELECT status, error, missing FROM collection')).toEqual([['partial', null, MISSING]]);
  const { data } = await ask(testApi({ location }), '{ sources { outcome missing } githubStats { lastSyncSuccess } }');
  expect(data).toEqual({
    sources: [{ outcome: 'partial', missing: MISSING }],
    githubStats: { lastSyncSuccess: false },
  });
  await visit(store, WORLD);
  expect(await rows(store, 'SELECT status, missing FROM collection WHERE id = 2')).toEqual([['ok', null]]);
});

test('a repository that the owner has transferred counts as a repository of another owner', async () => {
  await visit(store, [SITE, FORK]);
  await visit(store, [SITE, { ...FORK, owner: 'community', reach: 'known' }]);
  expect(await rows(store, shown)).toEqual([['R5', 1, 0]]);
  expect(await rows(store, profile)).toEqual([[2, 1, 0, 1]]);
});

test('a repository that the token may not see for now keeps its commits', async () => {
  await visit(store, WORLD);
  const { summary } = await visit(store, [SITE, { ...ENGINE, reach: 'refused' }]);
  expect(summary).toMatchObject({ problem: undefined, missing: MISSING, contributed: 1 });
  expect(await rows(store, shown)).toEqual([['R2', 2, 1]]);
});

test('when a list fails, its repositories are looked up', async () => {
  await visit(store, WORLD);
  const upset = ({ what }: Asked) => (what === 'Member' ? new Answered(500, {}) : undefined);
  const { summary, notes } = await visit(store, WORLD, { upset });
  expect(summary?.problem).toBe(
    'The repositories of other owners could not be listed and keep their commits. GitHub failed with status 500. ' +
      'Run the command again later.',
  );
  expect(notes.join()).toContain('The repositories of other owners could not be listed: GitHub failed');
  expect(await rows(store, shown)).toEqual([
    ['R2', 2, 0],
    ['R4', 1, 0],
  ]);
});

test('when the lookup fails too, they keep their commits', async () => {
  await visit(store, WORLD);
  const failing = ['Contributed', 'Member', 'Known'];
  await visit(store, WORLD, { upset: ({ what }) => (failing.includes(what) ? new Answered(500, {}) : undefined) });
  expect(await rows(store, shown)).toEqual([
    ['R2', 2, 1],
    ['R4', 1, 1],
  ]);
  expect(await rows(store, profile)).toEqual([[4, 2, 0, 1]]);
});
