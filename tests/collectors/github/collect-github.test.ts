import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../lib/dev-stats/store/client';
import { emptyStore } from '../../dev-stats/store/test-store';
import { Answered, type Asked } from './fake-github';
import type { WorldCommit, WorldRepository } from './fake-world';
import { rows, SPENT, visit } from './github-world';

let store: Store;
beforeEach(async () => {
  store = (await emptyStore()).store;
});

const commit = (oid: string, day: string, more: Partial<WorldCommit> = {}): WorldCommit => ({
  ...{ oid, date: `${day}T23:30:00-08:00`, committed: `${day}T23:30:00Z`, by: 'owner' },
  ...more,
});
const SITE: WorldRepository = {
  ...{ id: 'R1', name: 'site', issues: 2, releases: 1, drafts: 1 },
  commits: [commit('c', '2026-11-20'), commit('b', '2026-11-19', { by: 'bot' }), commit('a', '2026-11-18')],
};
const SECRET: WorldRepository = { id: 'R2', name: 'secret', isPrivate: true, commits: [commit('s', '2026-11-20')] };
const EMPTY: WorldRepository = { id: 'R3', name: 'empty', language: null, commits: [] };
const WORLD = [SITE, SECRET, EMPTY];
const shown = `SELECT repo.id, repository.commits, stale FROM repository JOIN repo ON repo.key = repository.repo
  WHERE collection = (SELECT snapshot FROM state WHERE family = 'stats') ORDER BY repo.id`;
const breaking = (id: string) => (asked: Asked) =>
  asked.what === 'Commits' && asked.variables.id === id ? new Answered(500, { message: 'me/secret broke' }) : undefined;

test("only the owner's commits count, and draft releases do not", async () => {
  const { summary } = await visit(store, WORLD);
  expect(summary).toEqual({ repositories: 3, contributed: 0, changed: 3, unknown: [] });
  expect(await rows(store, shown)).toEqual([
    ['R1', 2, 0],
    ['R2', 1, 0],
    ['R3', 0, 0],
  ]);
  expect(await rows(store, 'SELECT total_commits, total_releases, public_repos, private_repos FROM profile')).toEqual([
    [3, 1, 2, 1],
  ]);
  const authored = "SELECT author_offset FROM commit_fact WHERE sha = 'c'";
  expect(await rows(store, authored)).toEqual([[-480]]);
});

test('a second collection requests only the list', async () => {
  await visit(store, WORLD);
  const { summary, asked } = await visit(store, WORLD);
  const totals = ['Profile', 'ContributionCalendar', 'OpenedPullRequests', 'Reviews'];
  expect(asked).toEqual([...totals, 'Repositories', 'Contributed', 'Member']);
  expect(summary).toMatchObject({ repositories: 3, changed: 0 });
});

test('commits that become the owner’s without a push are read', async () => {
  await visit(store, WORLD);
  const claimed = SITE.commits.map((each) => ({ ...each, by: 'owner' }));
  await visit(store, [{ ...SITE, commits: claimed }, SECRET, EMPTY]);
  expect(await rows(store, shown)).toContainEqual(['R1', 3, 0]);
});

test('a repository whose commits take GitHub too long to count fails alone', async () => {
  await visit(store, WORLD);
  const pushed = WORLD.map((each) => ({ ...each, commits: [commit('p', '2026-11-21'), ...each.commits] }));
  const { summary } = await visit(store, pushed, {
    upset: ({ what, query, variables }) => {
      const isCounted = what === 'Repositories' && query.includes('history') && !variables.after;
      return isCounted || variables.id === 'R1' ? new Answered(502, {}) : undefined;
    },
  });
  expect(summary?.problem).toMatch(
    /^1 of 3 repositories could not be read .*: me\/site\. GitHub did not respond in time/,
  );
  expect(await rows(store, shown)).toEqual([
    ['R1', 2, 1],
    ['R2', 2, 0],
    ['R3', 1, 0],
  ]);
});

test('a merge of commits with old dates makes the collector read the whole history', async () => {
  await visit(store, WORLD);
  const merged = { ...SITE, commits: [commit('m', '2026-11-21'), ...SITE.commits, commit('old', '2020-01-01')] };
  const { asked } = await visit(store, [merged, SECRET, EMPTY]);
  expect(asked.slice(5, 7)).toEqual(['Commits R1', 'Commits R1']);
  expect(await rows(store, shown)).toContainEqual(['R1', 4, 0]);
});

test('repositories that fail keep their previous data, marked as stale, and the collection is partial', async () => {
  await visit(store, WORLD);
  const more = commit('t', '2026-11-21');
  const world = WORLD.map((repository) => ({ ...repository, commits: [more, ...repository.commits] }));
  const { summary, notes } = await visit(store, world, {
    upset: (asked) => breaking('R1')(asked) ?? breaking('R2')(asked),
  });
  const problem =
    '2 of 3 repositories could not be read and keep their previous figures: me/site and 1 private repository. ' +
    'GitHub failed with status 500. Run the command again later.';
  expect(summary).toMatchObject({ problem, repositories: 3 });
  expect(notes.filter((line) => !line.includes('Retrying'))).toEqual([
    'me/site could not be read: GitHub failed with status 500.',
    'A private repository could not be read: GitHub failed with status 500.',
  ]);
  expect(await rows(store, shown)).toEqual([
    ['R1', 2, 1],
    ['R2', 1, 1],
    ['R3', 1, 0],
  ]);
  expect(await rows(store, 'SELECT last_sync_ok FROM state')).toEqual([[0]]);
  expect(await rows(store, 'SELECT status, error FROM collection WHERE id = 2')).toEqual([['partial', problem]]);
  expect((await visit(store, world)).summary).toMatchObject({ problem: undefined, changed: 2 });
  expect(await rows(store, 'SELECT last_sync_ok FROM state')).toEqual([[1]]);
});

test('the commits of a repository that was never read are unknown, and so is the total', async () => {
  await visit(store, WORLD, { upset: breaking('R2') });
  expect(await rows(store, shown)).toContainEqual(['R2', null, 0]);
  expect(await rows(store, 'SELECT total_commits, total_releases FROM profile')).toEqual([[null, null]]);
});

test('a collection killed within a history leaves no gap', async () => {
  const many = Array.from({ length: 250 }, (_, index) => commit(`n${index}`, '2026-10-01'));
  const world = [{ ...SITE, commits: many }];
  let walks = 0;
  const upset = ({ what }: Asked) => (what === 'Commits' && ++walks === 2 ? SPENT : undefined);
  await visit(store, world, { upset, abandon: true });
  await visit(store, world);
  expect(await rows(store, shown)).toEqual([['R1', 250, 0]]);
});

const DAYS = Array.from({ length: 9 }, (_, index) => `2026-11-0${index + 1}`);
const [C9, C8, ...OLDER] = DAYS.toReversed().map((day) => commit(`c${day.slice(-1)}`, day)) as [
  WorldCommit,
  WorldCommit,
];

test.each<[string, WorldCommit[]]>([
  ['new commits in place of the last', [commit('x', '2026-11-10'), commit('y', '2026-11-10'), ...OLDER]],
  ['an old commit in place of the last', [commit('x', '2026-11-03'), C8, ...OLDER]],
  ['none', []],
])('a branch rewritten to %s: the second collection equals a fresh one', async (_, rewritten) => {
  const { store: fresh } = await emptyStore();
  await visit(store, [{ ...SITE, commits: [C9, C8, ...OLDER] }]);
  for (const either of [store, fresh]) await visit(either, [{ ...SITE, commits: rewritten }]);
  const figures = async (either: typeof store) => [
    await rows(either, shown),
    await rows(either, 'SELECT dates, commits FROM history WHERE collection = (SELECT snapshot FROM state)'),
  ];
  expect(await figures(store)).toEqual(await figures(fresh));
  const { asked } = await visit(store, [{ ...SITE, commits: rewritten }]);
  expect(asked).not.toContain('Commits R1');
});
