import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import { beginCollection } from '../../../lib/dev-stats/store/begin-collection';
import { completeCommits, saveCommits } from '../../../lib/dev-stats/store/commits';
import type { StoreLocation } from '../../../lib/dev-stats/store/location';
import { emptyStore } from '../store/test-store';
import { ask, OWNER_TOKEN, testApi } from './api';

async function collected(): Promise<StoreLocation> {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([
    repository('site', { stars: 0 }),
    repository('secret', { isPrivate: true, language: 'Go' }),
  ]);
  await saveCommits(await collection.savedRepository('site'), [
    commit('a', '2026-11-20T10:00:00Z'),
    commit('b', '2026-11-21T01:00:00-08:00', -480),
  ]);
  await saveCommits(await collection.savedRepository('secret'), [commit('c', '2026-11-20T10:00:00Z')]);
  for (const id of ['site', 'secret']) await completeCommits(await collection.savedRepository(id));
  collection.saveProfile({ totalPRs: 0, totalIssues: null });
  await collection.finish();
  return location;
}

const PROFILE =
  'totalCommits totalPRs totalIssues totalReleases contributionsThisYear currentStreak longestStreak publicRepos privateRepos misdatedCommits';
const STATS = `{ githubStats { profile { ${PROFILE} } languages { name commits percentage } activity { date commits }
  hourlyActivity { hour dayOfWeek commits } repositories { id } lastSyncAt lastSyncSuccess } }`;

test('the figures of a collection keep zero and null apart', async () => {
  const answer = await ask(testApi({ location: await collected() }), STATS);
  expect(answer).toEqual({
    data: {
      githubStats: {
        profile: {
          ...{ totalCommits: 3, totalPRs: 0, totalIssues: null, totalReleases: null, contributionsThisYear: null },
          ...{ currentStreak: 2, longestStreak: 2, publicRepos: 1, privateRepos: 1 },
          misdatedCommits: 0,
        },
        languages: [{ name: 'TypeScript', commits: 2, percentage: (2 / 3) * 100 }],
        activity: [
          { date: '2026-11-20', commits: 2 },
          { date: '2026-11-21', commits: 1 },
        ],
        hourlyActivity: [
          { hour: 10, dayOfWeek: 5, commits: 2 },
          { hour: 1, dayOfWeek: 6, commits: 1 },
        ],
        repositories: [{ id: 'site' }],
        lastSyncAt: '2026-11-21T08:30:00Z',
        lastSyncSuccess: true,
      },
    },
  });
});

test('the daily history has the commits of private repositories, but not their languages and names', async () => {
  const api = testApi({ location: await collected() });
  const query =
    '{ githubStats { repositories { id weeklyCommits } history { dates dailyCommits hourlyCommits weeksSince languages { name dates dailyCommits dailyWeights } } } }';
  const { history, repositories } = (await ask(api, query)).data.githubStats;
  expect(history).toMatchObject({
    dates: ['2026-11-20', '2026-11-21'],
    dailyCommits: [2, 1],
    weeksSince: '2025-11-17',
  });
  expect([history.hourlyCommits[10], history.hourlyCommits[24 + 1]]).toEqual([2, 1]);
  const dates = ['2026-11-20', '2026-11-21'];
  expect(history.languages).toEqual([{ name: 'TypeScript', dates, dailyCommits: [1, 1], dailyWeights: [1, 1] }]);
  expect(repositories).toEqual([{ id: 'site', weeklyCommits: [...new Array(52).fill(0), 2] }]);
  const own = (await ask(api, query, { token: OWNER_TOKEN })).data.githubStats;
  expect(own.history.languages.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Go', 'TypeScript']);
});

const REPOSITORY =
  '($id: ID!) { githubRepository(id: $id) { repository { fullName stars } commits { sha authorEmail authorDate htmlUrl } } }';

test.each([
  ['a visitor', '', null, ['site']],
  ['another token', 'another-token', null, ['site']],
  ['the owner', OWNER_TOKEN, 'rowan@example.com', ['secret', 'site']],
])('private data is visible to the owner only: %s', async (_, token, authorEmail, ids) => {
  const api = testApi({ location: await collected() });
  const { data } = await ask(api, STATS, { token });
  expect(data.githubStats.repositories.map(({ id }: { id: string }) => id)).toEqual(ids);
  const site = await ask(api, `query ${REPOSITORY}`, { token, id: 'site' });
  expect(site.data.githubRepository.commits[0]).toEqual({
    ...{ sha: 'b', authorEmail, authorDate: '2026-11-21T09:00:00Z' },
    htmlUrl: 'https://code.example.com/rowan/site/commit/b',
  });
  const secret = await ask(api, `query ${REPOSITORY}`, { token, id: 'secret' });
  expect(secret.data.githubRepository === null).toBe(token !== OWNER_TOKEN);
});

const LANGUAGES = `{ githubStats { languages { name commits percentage }
  languagesByChange { name commits repositoryCommits share } } }`;

test.each([
  [
    'a visitor',
    '',
    [{ name: 'TypeScript', commits: 2, percentage: 50 }],
    [
      { name: 'TypeScript', commits: 2, repositoryCommits: 1, share: 77.8 },
      { name: 'CSS', commits: 2, repositoryCommits: 0, share: 22.2 },
    ],
  ],
  [
    'the owner',
    OWNER_TOKEN,
    [
      { name: 'Go', commits: 2, percentage: 50 },
      { name: 'TypeScript', commits: 2, percentage: 50 },
    ],
    [
      { name: 'Go', commits: 2, repositoryCommits: 1, share: 43.8 },
      { name: 'TypeScript', commits: 2, repositoryCommits: 1, share: 43.8 },
      { name: 'CSS', commits: 2, repositoryCommits: 0, share: 12.5 },
    ],
  ],
])(
  'a language of private repositories only is shown to the owner only: %s',
  async (_, token, byRepository, byChange) => {
    const { location, store } = await emptyStore();
    const collection = await beginCollection(store, { source: 'github', now });
    await collection.saveRepositories([repository('site'), repository('secret', { isPrivate: true, language: 'Go' })]);
    const at = '2026-11-20T10:00:00Z';
    const site = await collection.savedRepository('site');
    await saveCommits(site, [{ ...commit('a', at), languages: { TypeScript: 3, CSS: 1 } }, commit('b', at)]);
    const secret = await collection.savedRepository('secret');
    // A quarter of this commit is CSS, which a public repository has too.
    await saveCommits(secret, [{ ...commit('c', at), languages: { Go: 3, CSS: 1 } }, commit('d', at)]);
    for (const saved of [site, secret]) await completeCommits(saved);
    await collection.finish();
    const { data } = await ask(testApi({ location }), LANGUAGES, { token });
    expect(data.githubStats.languages).toEqual(byRepository);
    const rounded = (share: number) => Math.round(share * 10) / 10;
    expect(
      data.githubStats.languagesByChange.map((row: { share: number }) => ({ ...row, share: rounded(row.share) })),
    ).toEqual(byChange);
    if (token === '') expect(JSON.stringify(data)).not.toContain('"Go"');
  },
);

test('a snapshot of the version before has no changed languages', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.saveRepositories([repository('site')]);
  await saveCommits(await collection.savedRepository('site'), [commit('a', '2026-11-20T10:00:00Z')]);
  await completeCommits(await collection.savedRepository('site'));
  await collection.finish();
  await store.client.execute('DELETE FROM language_change');
  expect(await ask(testApi({ location }), LANGUAGES)).toEqual({
    data: {
      githubStats: {
        languages: [{ name: 'TypeScript', commits: 1, percentage: 100 }],
        languagesByChange: null,
      },
    },
  });
});

test('an answer cached for the owner is not sent to a visitor', async () => {
  const api = testApi({ location: await collected() });
  const ids = async (token: string) => (await ask(api, STATS, { token })).data.githubStats.repositories.length;
  expect([await ids(OWNER_TOKEN), await ids(''), await ids(OWNER_TOKEN), await ids('')]).toEqual([2, 1, 2, 1]);
});

test('a cached answer is not sent after a new snapshot', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location });
  const sync = async () => (await ask(api, '{ githubStats { lastSyncSuccess repositories { id } } }')).data.githubStats;
  expect([await sync(), await sync()]).toEqual([null, null]);
  const first = await beginCollection(store, { source: 'github', now });
  await first.saveRepositories([repository('site')]);
  await first.finish();
  expect([await sync(), await sync()]).toEqual(
    Array(2).fill({ lastSyncSuccess: true, repositories: [{ id: 'site' }] }),
  );
  await (await beginCollection(store, { source: 'github', now })).fail('down');
  expect(await sync()).toEqual({ lastSyncSuccess: false, repositories: [{ id: 'site' }] });
});

test('after a failed first collection there are no figures', async () => {
  const { location, store } = await emptyStore();
  await (await beginCollection(store, { source: 'github', now })).fail('down');
  expect(await ask(testApi({ location }), STATS)).toEqual({ data: { githubStats: null } });
});

test('what a clone without a remote does not know is null beside the fields that cannot be null', async () => {
  const { location, store } = await emptyStore();
  const clone = repository('git:0a1', { stars: null, forks: null, watchers: null, htmlUrl: '' });
  const collection = await beginCollection(store, { source: 'git', now });
  await collection.saveRepositories([clone]);
  await saveCommits(await collection.savedRepository('git:0a1'), [commit('a', '2026-11-20T10:00:00Z')]);
  await completeCommits(await collection.savedRepository('git:0a1'));
  await collection.finish();
  const query = `($id: ID!) { githubRepository(id: $id) {
    repository { stars starCount forks forkCount watchers watcherCount htmlUrl } commits { htmlUrl } } }`;
  const { data } = await ask(testApi({ location }), `query ${query}`, { id: 'git:0a1' });
  expect(data.githubRepository).toEqual({
    repository: {
      ...{ stars: 0, forks: 0, watchers: 0, htmlUrl: '' },
      ...{ starCount: null, forkCount: null, watcherCount: null },
    },
    commits: [{ htmlUrl: '' }],
  });
});

test('the minutes of an unknown plan are null beside those of the free plan', async () => {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const minutes = {
    totalMinutesUsed: 1,
    totalPaidMinutesUsed: 0,
    ubuntuMinutes: 1,
    windowsMinutes: 0,
    macosMinutes: 0,
  };
  for (const [scope, includedMinutes] of [
    ['user:pro', 3000],
    ['user:unknown', null],
  ] as const)
    await collection.saveBilling({ scope, includedMinutes, asOfDate: '2026-11-21', ...minutes });
  await collection.finish();
  const query = 'query ($scope: String!) { actionsBilling(scope: $scope) { includedMinutes planMinutes } }';
  const api = testApi({ location });
  const ofPlan = async (scope: string) => (await ask(api, query, { scope })).data.actionsBilling;
  expect(await ofPlan('user:pro')).toEqual({ includedMinutes: 3000, planMinutes: 3000 });
  expect(await ofPlan('user:unknown')).toEqual({ includedMinutes: 2000, planMinutes: null });
});
