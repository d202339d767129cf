import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../lib/dev-stats/store/client';
import { emptyStore } from '../../dev-stats/store/test-store';
import { Answered, type Asked } from './fake-github';
import { answer, type WorldRepository } from './fake-world';
import { rows, visit } from './github-world';

let store: Store;
beforeEach(async () => {
  store = (await emptyStore()).store;
});

const commit = (oid: string, named = true) => ({
  ...{ oid, date: '2026-11-20T10:00:00+01:00', committed: '2026-11-20T09:00:00Z', by: 'owner', named },
});
const SITE: WorldRepository = { id: 'R1', name: 'site', commits: [commit('b'), commit('a', false)] };
const TOOL: WorldRepository = { id: 'R2', name: 'tool', commits: [commit('t')] };
const WORLD = [SITE, TOOL];
const shown = `SELECT repo.id, repository.commits, issues, stale FROM repository JOIN repo ON repo.key = repository.repo
  WHERE collection = (SELECT snapshot FROM state WHERE family = 'stats') ORDER BY repo.id`;

/** Changes the response to one operation. */
// biome-ignore lint/suspicious/noExplicitAny: each test reaches into one answer of a known form
function changed(operation: string, change: (body: any) => void) {
  return ({ what, query, variables }: Asked) => {
    if (what !== operation) return undefined;
    const body = answer(WORLD, query, variables);
    change(body);
    return body as object;
  };
}

test('a commit without an author is counted in UTC', async () => {
  await visit(store, WORLD);
  const facts = 'SELECT sha, author_name, author_offset FROM commit_fact ORDER BY sha';
  expect(await rows(store, facts)).toEqual([
    ['a', '', 0],
    ['b', 'Me', 60],
    ['t', 'Me', 60],
  ]);
});

test('a field with an error is unknown, not zero', async () => {
  const upset = changed('Repositories', (body) => {
    const [site] = body.data.user.repositories.nodes;
    Object.assign(site, { issues: null, defaultBranchRef: null });
    const path = ['user', 'repositories', 'nodes', 0];
    body.errors = ['issues', 'defaultBranchRef'].map((field) => ({
      type: 'SERVICE_UNAVAILABLE',
      path: [...path, field],
    }));
  });
  await visit(store, WORLD, { upset });
  expect(await rows(store, shown)).toEqual([
    ['R1', 2, null, 0],
    ['R2', 1, 0, 0],
  ]);
});

test('a repository that is missing from the list keeps its previous data', async () => {
  await visit(store, WORLD);
  const upset = changed('Repositories', (body) => {
    body.data.user.repositories.nodes[1] = null;
    body.errors = [{ type: 'INTERNAL', path: ['user', 'repositories', 'nodes', 1] }];
  });
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary).toMatchObject({
    repositories: 2,
    problem: expect.stringContaining(": 1 missing from GitHub's list."),
  });
  expect(await rows(store, shown)).toEqual([
    ['R1', 2, 0, 0],
    ['R2', 1, 0, 1],
  ]);
});

const TOTALS = 'total_prs, contributions_this_year, daily_contributions, daily_pull_requests, total_releases';

test('totals that fail later keep their values, and the collection says so', async () => {
  await visit(store, WORLD);
  const before = await rows(store, `SELECT ${TOTALS} FROM profile`);
  expect(before[0]?.slice(2, 4)).toEqual([expect.stringMatching(/^\[9,0,/), OPENED]);
  const broken = changed('Profile', (body) => {
    body.data.user.totalPRs = null;
    body.errors = [{ type: 'INTERNAL', path: ['user', 'totalPRs'] }];
  });
  const upset = (asked: Asked) => (asked.what === 'ContributionCalendar' ? new Answered(500, {}) : broken(asked));
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary?.problem).toBe(
    'Totals that could not be read keep their previous values: pull requests and contributions this year. ' +
      'Run the command again later.',
  );
  expect(await rows(store, `SELECT ${TOTALS} FROM profile WHERE collection = 2`)).toEqual(before);
});

const OPENED = '{"dates":["2026-01-01"],"opened":[12]}';

const REVIEWS = 'SELECT reviews FROM profile ORDER BY collection DESC LIMIT 1';
const ANSWERED = { given: 2, peopleUnblocked: 1, waitHours: { count: 0, median: null, p90: null } };

test('reviews that cannot be read keep their values, and without a permission they are unknown', async () => {
  await visit(store, WORLD);
  const stored = async () => JSON.parse(String((await rows(store, REVIEWS))[0]?.[0]));
  const failing = ({ what }: Asked) => (what === 'Reviews' ? new Answered(500, {}) : undefined);
  const { summary } = await visit(store, WORLD, { upset: failing });
  expect(summary?.problem).toMatch(/keep their previous values: reviews\./);
  expect(await stored()).toMatchObject(ANSWERED);
  const refusal = { data: { user: null }, errors: [{ type: 'FORBIDDEN', path: ['user'] }] };
  const refused = await visit(store, WORLD, { upset: ({ what }) => (what === 'Reviews' ? refusal : undefined) });
  expect(refused.summary).toMatchObject({ problem: undefined, missing: undefined, unknown: ['reviews'] });
  expect(await stored()).toBeNull();
});

test.each<[string, object, RegExp]>([
  ['null data', { data: null }, /returned no data/],
  ['a page of HTML', { toJSON: () => '<html>' }, /returned no data/],
  ['nobody', { data: { user: null }, errors: [{ type: 'NOT_FOUND' }] }, /has no user "me"\. Set GITHUB_LOGIN/],
  ['a refusal', { errors: [{ message: 'Resource not accessible by integration' }] }, /token lacks a permission/],
])('%s instead of the profile ends the collection with a message', async (_, body, message) => {
  const { error } = await visit(store, WORLD, { upset: ({ what }) => (what === 'Profile' ? body : undefined) });
  expect(error?.message).toMatch(message);
  expect(await rows(store, 'SELECT last_sync_ok FROM state')).toEqual([[0]]);
});

test('totals with an error are null', async () => {
  const upset = changed('Profile', (body) => {
    body.data.user.totalPRs = null;
    body.errors = [{ type: 'INTERNAL', path: ['user', 'totalPRs'] }];
  });
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary?.unknown).toEqual(['pull requests']);
  expect(await rows(store, 'SELECT total_prs, total_issues FROM profile')).toEqual([[null, 3]]);
});

const pullRequests = 'SELECT total_prs, daily_pull_requests FROM profile ORDER BY collection DESC LIMIT 1';

test('pull requests that cannot be listed keep their days, and the collection says so', async () => {
  await visit(store, WORLD);
  const upset = ({ what }: Asked) => (what === 'OpenedPullRequests' ? new Answered(500, {}) : undefined);
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary?.problem).toMatch(/keep their previous values: pull requests\./);
  expect(await rows(store, pullRequests)).toEqual([[12, OPENED]]);
});

test('pull requests that a token may not list have a total but no days', async () => {
  await visit(store, WORLD);
  const errors = [{ type: 'FORBIDDEN', path: ['user', 'pullRequests', 'nodes', 0] }];
  const refusal = { data: { user: { pullRequests: null } }, errors };
  const upset = ({ what }: Asked) => (what === 'OpenedPullRequests' ? refusal : undefined);
  const { summary } = await visit(store, WORLD, { upset });
  expect(summary?.problem).toBeUndefined();
  expect(await rows(store, pullRequests)).toEqual([[12, null]]);
});
