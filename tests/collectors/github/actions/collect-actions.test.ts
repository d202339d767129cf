import { beforeEach, expect, test } from 'vitest';
import { collectActions } from '../../../../lib/collectors/github/actions/collect-actions';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../../../dev-stats/store/test-store';
import { Answered, type Asked, fakeGithub, type Reply } from '../fake-github';
import { NOW, rows, SPENT } from '../github-world';

let store: Store;
beforeEach(async () => {
  store = (await emptyStore()).store;
});

const TEN = '2026-11-20T10:00:00Z';
const run = (id: number, more: object = {}) => ({
  ...{ id, name: 'CI', event: 'push', workflow_id: 1, run_attempt: 1, status: 'completed', conclusion: 'success' },
  ...{ created_at: TEN, run_started_at: TEN, updated_at: '2026-11-20T10:05:00Z', ...more },
});
const times = { created_at: TEN, started_at: '2026-11-20T10:00:06Z', completed_at: '2026-11-20T10:04:06Z' };
const jobs = { jobs: [{ id: 1, name: 'test', status: 'completed', conclusion: 'success', runner_id: 4, ...times }] };
const merged = (number: number, mergedAt: string, readyAt?: string) => ({
  ...{ number, createdAt: '2026-11-01T00:00:00Z', updatedAt: mergedAt, mergedAt },
  author: number === 1 ? null : { login: 'me' },
  timelineItems: { nodes: readyAt ? [{ createdAt: readyAt }] : [] },
});
const facts = [
  merged(2, '2026-11-05T00:00:00Z', '2026-11-04T00:00:00Z'),
  merged(1, '2026-11-03T00:00:00Z'),
  merged(9, '2026-05-01T00:00:00Z'),
];

function github(runs: object[], upset: (asked: Asked) => Reply | undefined = () => undefined) {
  return fakeGithub((asked) => {
    const { what } = asked;
    const own = upset(asked);
    if (own) return own;
    if (what === 'GET /repos/me/site')
      return { name: 'site', private: false, default_branch: 'main', owner: { login: 'me', type: 'User' } };
    if (what.startsWith('GET /repos/me/site/actions/runs?')) return { total_count: runs.length, workflow_runs: runs };
    if (/\/attempts\/1$/.test(what)) return run(2, { conclusion: 'failure', created_at: '2026-11-20T12:00:00Z' });
    if (what.includes('/jobs?')) return jobs;
    if (what !== 'MergedPullRequests') return undefined;
    const pullRequests = { pageInfo: { hasNextPage: true, endCursor: 'more' }, nodes: facts };
    return { data: { repository: { pullRequests } } };
  });
}

async function collect({ api, notes }: ReturnType<typeof github>, issueLabel?: string, from = '2026-08-23T08:00:00Z') {
  const collection = await beginCollection(store, { source: 'actions', now: () => NOW });
  const progress = { start() {}, step() {}, stop() {}, note: (line: string) => notes.push(line) };
  const since = new Date(from);
  const repository = { owner: 'me', name: 'site' };
  try {
    const summary = await collectActions({ api, collection, repository, since, now: () => NOW, progress, issueLabel });
    await collection.finish();
    return summary;
  } catch (error) {
    await collection.fail((error as Error).message);
    return error as Error;
  }
}

const jobsAsked = ({ asked }: ReturnType<typeof github>) =>
  asked.flatMap(({ what }) => /runs\/(\d.*jobs)/.exec(what)?.[1] ?? []);
const stored = `SELECT run_id, attempt, conclusion, duration_sec, queue_sec FROM workflow_run
  WHERE replaced IS NULL ORDER BY run_id, attempt`;
const RUNS = [run(2, { run_attempt: 2 }), run(1)];

test('all attempts are saved with the times of their jobs, and merges with their cycle time', async () => {
  const first = github(RUNS);
  expect(await collect(first)).toMatchObject({ runs: 2, attempts: 3, pullRequests: 2 });
  expect(jobsAsked(first)).toEqual(['2/attempts/1/jobs', '2/attempts/2/jobs', '1/jobs']);
  expect(await rows(store, stored)).toEqual([
    [1, 1, 'success', 240, 6],
    [2, 1, 'failure', 240, 6],
    [2, 2, 'success', 240, 6],
  ]);
  expect(await rows(store, 'SELECT number, author, cycle_time_days FROM pr_fact ORDER BY number')).toEqual([
    [1, null, 2],
    [2, 'me', 1],
  ]);
});

test('a second collection requests only the jobs of new attempts', async () => {
  await collect(github(RUNS));
  const again = github([run(2, { run_attempt: 2 }), run(1, { run_attempt: 2, conclusion: 'failure' })]);
  expect(await collect(again)).toMatchObject({ runs: 2, attempts: 1 });
  expect(jobsAsked(again)).toEqual(['1/attempts/2/jobs']);
  expect(await rows(store, stored)).toHaveLength(4);
});

test('a run in progress is requested again until it is completed', async () => {
  await collect(github([run(1, { status: 'in_progress', conclusion: null })]));
  expect(await rows(store, stored)).toMatchObject([[1, 1, null, null, 6]]);
  expect(await collect(github([run(1)]))).toMatchObject({ attempts: 1 });
  expect(await rows(store, stored)).toEqual([[1, 1, 'success', 240, 6]]);
});

test('a run that waits for an approval is requested again', async () => {
  await collect(github([run(1, { conclusion: 'action_required' })]));
  expect(await collect(github([run(1)]))).toMatchObject({ attempts: 1 });
  expect(await rows(store, stored)).toEqual([[1, 1, 'success', 240, 6]]);
});

test('a collection that ends at the rate limit is resumed by the next one', async () => {
  const first = github(RUNS, ({ what }) => (what.includes('/runs/1/jobs') ? SPENT : undefined));
  expect(await collect(first)).toMatchObject({ kind: 'limit' });
  const second = github(RUNS);
  expect(await collect(second)).toMatchObject({ attempts: 1 });
  expect(jobsAsked(second)).toEqual(['1/jobs']);
});

test('missing jobs, minutes and pull requests do not affect the rest', async () => {
  const poor = github([run(1)], ({ what }) => {
    if (what === 'MergedPullRequests') return { data: null, errors: [{ type: 'FORBIDDEN' }] };
    return what.includes('/jobs?') ? new Answered(410, {}) : undefined;
  });
  expect(await collect(poor)).toMatchObject({
    ...{ attempts: 1, pullRequests: null },
    billingNotAvailable: expect.stringMatching(/token cannot read them/),
    problem: undefined,
  });
  expect(await rows(store, stored)).toEqual([[1, 1, 'success', 300, null]]);
  expect(await rows(store, 'SELECT missing FROM collection')).toEqual([['merged pull requests']]);
});

test.each([
  ['MergedPullRequests', { data: null, errors: [{ type: 'FORBIDDEN' }] }, []],
  ['BranchCommits', new Answered(500, {}), []],
  ['Deployments', { data: null, errors: [{ type: 'FORBIDDEN' }] }, [['2026-08-23T08:00:00Z']]],
])('without %s it is known whether all of a time was read', async (name, reply, since) => {
  await collect(github([run(1)], ({ what }) => (what === name ? reply : undefined)));
  expect(await rows(store, 'SELECT since FROM run_coverage')).toEqual(since);
});

test('an unknown repository is reported without its name', async () => {
  const found = await collect(fakeGithub(() => undefined));
  expect((found as Error).message).toBe(
    'The repository in STATS_REPO does not exist, or the token cannot access it. Set STATS_REPO to owner/repo.',
  );
  expect(await rows(store, 'SELECT last_sync_ok FROM state')).toEqual([[0]]);
});

test('what fails later keeps its previous figures, and the collection is partial', async () => {
  await collect(github([run(1)]));
  const isBroken = ({ what }: Asked) => /\/runs\/2\/|MergedPullRequests|\/billing\//.test(what);
  const broken = github(RUNS, (asked) => (isBroken(asked) ? new Answered(500, {}) : undefined));
  const problem =
    'Could not be read: 1 of 2 runs, merged pull requests, and Actions minutes. ' +
    'Their previous figures stay. Run the command again later.';
  expect(await collect(broken)).toMatchObject({ runs: 2, attempts: 0, problem });
  expect(broken.notes).toContain('Run 2 could not be read: GitHub failed with status 500.');
  expect(await rows(store, stored)).toHaveLength(1);
  expect(await rows(store, 'SELECT count(*) FROM pr_fact')).toEqual([[2]]);
  expect(await rows(store, 'SELECT snapshot, last_sync_ok FROM state')).toEqual([[2, 0]]);
  const again = github(RUNS);
  expect(await collect(again)).toMatchObject({ attempts: 2, problem: undefined });
  expect(jobsAsked(again)).toEqual(['2/attempts/1/jobs', '2/attempts/2/jobs']);
});

const withoutJobs = () => github([run(1)], ({ what }) => (what.includes('/jobs?') ? new Answered(404, {}) : undefined));

test.each([
  [false, 'The workflow runs of me/site cannot be read'],
  [true, 'The workflow runs of the private repository in STATS_REPO cannot be read'],
])('a list of runs that answers 404 names its repository, unless it is private: %s', async (isPrivate, message) => {
  const repository = { name: 'site', private: isPrivate, owner: { login: 'me', type: 'User' } };
  const upset = ({ what }: Asked) => {
    if (what === 'GET /repos/me/site') return repository;
    return what.includes('/actions/runs?') ? new Answered(404, { message: 'Not Found' }) : undefined;
  };
  expect(await collect(github([], upset))).toMatchObject({
    kind: 'not-found',
    message: expect.stringContaining(message),
  });
});

test('the jobs of a run that GitHub did not have are requested again', async () => {
  expect(await collect(withoutJobs())).toMatchObject({ attempts: 1 });
  expect(await rows(store, stored)).toEqual([[1, 1, 'success', 300, null]]);
  expect(await collect(github([run(1)]))).toMatchObject({ attempts: 1 });
  expect(await rows(store, stored)).toEqual([[1, 1, 'success', 240, 6]]);
  const last = github([run(1)]);
  expect(await collect(last)).toMatchObject({ attempts: 0 });
  expect(jobsAsked(last)).toEqual([]);
});

const reviewed = (submittedAt: string | null, login: string | null, __typename = 'User') => ({
  ...{ submittedAt, author: login === null ? null : { __typename, login } },
});
const withTimes = (number: number, authoredDate: string, reviews: (object | null)[]) => ({
  ...merged(number, '2026-11-05T00:00:00Z'),
  ...{ commits: { nodes: [{ commit: { authoredDate } }] }, reviews: { nodes: reviews } },
});
const withPullRequests = (nodes: object[]) => {
  const pullRequests = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  return github([], ({ what }) =>
    what === 'MergedPullRequests' ? { data: { repository: { pullRequests } } } : undefined,
  );
};
const TIMES = 'SELECT number, first_commit_at, first_review_at FROM pr_times ORDER BY number';
const SECOND = '2026-11-02T10:00:00Z';
const THIRD = '2026-11-03T10:00:00Z';

test('the first review is the first that another person submitted before the merge', async () => {
  const cases: [(object | null)[], string | null][] = [
    [[reviewed(SECOND, 'ann')], SECOND],
    [[reviewed(SECOND, 'me')], null],
    [[reviewed(SECOND, 'linter', 'Bot')], null],
    [[reviewed(SECOND, null)], SECOND],
    [[reviewed(null, 'ann'), null], null],
    [[reviewed('2026-11-06T10:00:00Z', 'ann')], null],
    [[reviewed(SECOND, 'me'), reviewed('2026-11-04T10:00:00Z', 'ann'), reviewed(THIRD, 'bo')], THIRD],
  ];
  const nodes = cases.map(([reviews], index) => withTimes(index + 2, '2026-10-30T08:00:00+02:00', reviews));
  await collect(withPullRequests(nodes));
  expect(await rows(store, TIMES)).toEqual(cases.map(([, first], index) => [index + 2, '2026-10-30T06:00:00Z', first]));
});

test('a first commit that is dated after the merge is unknown', async () => {
  await collect(withPullRequests([withTimes(2, '2037-01-01T00:00:00Z', [])]));
  expect(await rows(store, TIMES)).toEqual([[2, null, null]]);
});

const coverage = 'SELECT since, until FROM run_coverage ORDER BY collection';

test('the time whose runs are all saved is recorded', async () => {
  const broken = github(RUNS, ({ what }) => (what.includes('/runs/2/') ? new Answered(500, {}) : undefined));
  await collect(broken);
  expect(await rows(store, coverage)).toEqual([]);
  await collect(github(RUNS));
  expect(await rows(store, coverage)).toEqual([['2026-08-23T08:00:00Z', '2026-11-21T08:00:00Z']]);
});

test('a time whose runs GitHub may have deleted is not recorded', async () => {
  await collect(github([run(1), run(2, { created_at: '2026-08-01T10:00:00Z' })]), undefined, '2026-06-01T00:00:00Z');
  expect(await rows(store, coverage)).toEqual([['2026-08-01T10:00:00Z', '2026-11-21T08:00:00Z']]);
});

test('branches of runs and merges, commits, deployments and issues are saved, also of what is known already', async () => {
  await collect(github([run(1)]));
  const page = { hasNextPage: false, endCursor: null };
  const commit = (oid: string, message: string) => ({ oid, message, parents: { nodes: [{ oid: 'parent' }] } });
  const messages = [
    `Revert "x"\n\nThis reverts commit ${'a'.repeat(40)}.`,
    'Revert "y" (#9)\n\nReverts me/site#7',
    'Bump a library\n\nReverts other/library#8',
    'z',
  ];
  const statuses = (...states: string[]) => ({
    nodes: states.map((state, index) => ({ state, createdAt: `2026-11-1${index}T00:00:00Z` })),
  });
  const deployment = (databaseId: number, ...states: string[]) => ({
    ...{ databaseId, createdAt: '2026-11-09T00:00:00Z', environment: 'production', commitOid: 'head' },
    statuses: statuses(...states),
  });
  const nodes: Record<string, object> = {
    BranchCommits: {
      ref: { target: { history: { pageInfo: page, nodes: messages.map((text, index) => commit(`c${index}`, text)) } } },
    },
    Deployments: {
      deployments: {
        pageInfo: page,
        nodes: [deployment(1, 'SUCCESS', 'INACTIVE'), deployment(2, 'SUCCESS', 'FAILURE')],
      },
    },
    LabeledIssues: { issues: { pageInfo: page, nodes: [{ number: 5, createdAt: TEN, closedAt: null }] } },
    MergedPullRequests: {
      pullRequests: {
        pageInfo: page,
        nodes: [
          {
            ...merged(2, '2026-11-05T00:00:00Z'),
            author: { __typename: 'Bot', login: 'renovate' },
            ...{ baseRefName: 'main', headRefName: 'hotfix_login', mergeCommit: { oid: 'merge' } },
          },
        ],
      },
    },
  };
  const more = github([run(1, { head_branch: 'main', head_sha: 'head' })], ({ what }) => {
    if (what === 'GET /repos/me/site')
      return { name: 'site', private: false, default_branch: 'main', owner: { login: 'me', type: 'User' } };
    return nodes[what] && { data: { repository: nodes[what] } };
  });
  expect(await collect(more, 'incident')).toMatchObject({ attempts: 0, problem: undefined });
  const saved = await Promise.all(
    [
      'SELECT head_branch, head_sha FROM workflow_run',
      'SELECT is_bot, base_branch, head_branch, merge_sha, is_hotfix FROM pr_fact WHERE number = 2',
      'SELECT sha, parents, reverts FROM branch_commit ORDER BY sha',
      'SELECT kind, id, name, ended_at, failed_at FROM delivery_event ORDER BY kind, id',
    ].map((sql) => rows(store, sql)),
  );
  expect(saved).toEqual([
    [['main', 'head']],
    [[1, 'main', 'hotfix_login', 'merge', 1]],
    [
      ['c0', '["parent"]', `["${'a'.repeat(40)}"]`],
      ['c1', '["parent"]', '["#7"]'],
      ['c2', '["parent"]', '[]'],
      ['c3', '["parent"]', '[]'],
    ],
    [
      ['deployment', 1, 'production', '2026-11-10T00:00:00Z', null],
      ['deployment', 2, 'production', '2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z'],
      ['issue', 5, 'incident', null, null],
    ],
  ]);
});

test('runs that GitHub deleted stay in the store', async () => {
  await collect(github(RUNS));
  await collect(github([]));
  expect(await rows(store, stored)).toHaveLength(3);
});

test('runs and pull requests that are listed twice are counted once', async () => {
  const first = merged(2, '2026-11-05T00:00:00Z');
  let page = 0;
  const shifting = github([run(1), run(1)], ({ what }) => {
    if (what !== 'MergedPullRequests') return undefined;
    page += 1;
    const pageInfo = { hasNextPage: page === 1, endCursor: 'more' };
    return { data: { repository: { pullRequests: { pageInfo, nodes: [first] } } } };
  });
  expect(await collect(shifting)).toMatchObject({ runs: 1, attempts: 1, pullRequests: 1 });
});

test('jobs that GitHub never has are requested by three collections', async () => {
  const asked: number[] = [];
  for (let collection = 0; collection < 4; collection += 1) {
    const server = withoutJobs();
    await collect(server);
    asked.push(jobsAsked(server).length);
  }
  expect(asked).toEqual([1, 1, 1, 0]);
});

test('a token that may not read commits still gives cycle times', async () => {
  const asked: unknown[] = [];
  const poor = github([], ({ what, variables }) => {
    if (what !== 'MergedPullRequests') return undefined;
    asked.push(variables.times);
    return variables.times ? { data: null, errors: [{ type: 'FORBIDDEN' }] } : undefined;
  });
  expect(await collect(poor)).toMatchObject({ pullRequests: 2 });
  expect(asked).toEqual([true, false]);
  expect(await rows(store, 'SELECT count(*) FROM pr_fact')).toEqual([[2]]);
});

test.each([
  [
    'MergedPullRequests',
    'Could not be read: merged pull requests. Their previous figures stay. Run the command again later.',
  ],
  ['Deployments', undefined],
])('a query for %s that GitHub does not understand gives the problem %j', async (query, problem) => {
  const old = github([], ({ what }) =>
    what === query ? { data: null, errors: [{ message: 'no field' }] } : undefined,
  );
  expect(await collect(old)).toMatchObject({ problem });
});

test('after a rename and a move, the bill and the repository keep the name in STATS_REPO', async () => {
  const owned = (login: string, type: string) =>
    github([], ({ what }) => {
      if (what === 'GET /repos/me/site') return { name: 'site', private: false, owner: { login, type } };
      if (what.includes('/actions/runs?')) return { total_count: 0, workflow_runs: [] };
      return what.includes('/settings/billing/usage?') ? { usageItems: [] } : undefined;
    });
  await collect(owned('me-too', 'User'));
  await collect(owned('acme', 'Organization'));
  expect(await rows(store, 'SELECT scope FROM billing ORDER BY collection')).toEqual([['user:me'], ['org:me']]);
  expect(await rows(store, 'SELECT owner FROM pipeline')).toEqual([['me']]);
});
