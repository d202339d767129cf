import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { StoreLocation } from '../../../lib/dev-stats/store/location';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { saveWithCommits } from '../store/attempts';
import { emptyStore } from '../store/test-store';
import { ask, OWNER_TOKEN, testApi } from './api';

const SECRET = repository('secret', { isPrivate: true, language: 'Go' });

async function collected(): Promise<StoreLocation> {
  const { location, store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'github', now });
  const signed = { message: 'Fix\n\nSigned-off-by: A Colleague <colleague@example.com>' };
  const commits = [
    commit('a', '2026-11-20T10:00:00Z'),
    { ...commit('b', '2026-11-21T01:00:00-08:00', -480), ...signed },
  ];
  await saveWithCommits(collection, repository('site', { stars: 0 }), commits);
  await saveWithCommits(collection, SECRET, [commit('c', '2026-11-20T10:00:00Z')]);
  collection.saveProfile({ totalPRs: 0, totalIssues: null });
  await collection.finish();
  return location;
}

const PROFILE =
  'totalCommits totalPRs totalIssues totalReleases contributionsThisYear currentStreak longestStreak publicRepos privateRepos';
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
    '{ githubStats { history { dates dailyCommits hourlyCommits languages { name dates dailyCommits dailyWeights } } } }';
  const { history } = (await ask(api, query)).data.githubStats;
  expect(history).toMatchObject({
    dates: ['2026-11-20', '2026-11-21'],
    dailyCommits: [2, 1],
  });
  expect([history.hourlyCommits[10], history.hourlyCommits[24 + 1]]).toEqual([2, 1]);
  const dates = ['2026-11-20', '2026-11-21'];
  expect(history.languages).toEqual([{ name: 'TypeScript', dates, dailyCommits: [1, 1], dailyWeights: [1, 1] }]);
  const own = (await ask(api, query, { token: OWNER_TOKEN })).data.githubStats;
  expect(own.history.languages.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Go', 'TypeScript']);
});

const REPOSITORY =
  '($id: ID!) { githubRepository(id: $id) { repository { fullName stars } commits { sha message authorEmail authorDate htmlUrl } } }';

test.each([
  ['a visitor', '', null, '…', ['site']],
  ['the owner', OWNER_TOKEN, 'rowan@example.com', 'colleague@example.com', ['secret', 'site']],
])('private data is visible to the owner only: %s', async (_, token, authorEmail, signature, ids) => {
  const api = testApi({ location: await collected() });
  const { data } = await ask(api, STATS, { token });
  expect(data.githubStats.repositories.map(({ id }: { id: string }) => id)).toEqual(ids);
  const site = await ask(api, `query ${REPOSITORY}`, { token, id: 'site' });
  expect(site.data.githubRepository.commits[0]).toEqual({
    ...{
      sha: 'b',
      message: `Fix\n\nSigned-off-by: A Colleague <${signature}>`,
      authorEmail,
      authorDate: '2026-11-21T09:00:00Z',
    },
    htmlUrl: 'https://code.example.com/rowan/site/commit/b',
  });
  const secret = await ask(api, `query ${REPOSITORY}`, { token, id: 'secret' });
  expect(secret.data.githubRepository === null).toBe(token !== OWNER_TOKEN);
});

const LANGUAGES = `{ githubStats { languages { name commits percentage }
  languagesByChange { name commits repositoryCommits share } codeCommits commitsWithoutCode } }`;

test.each([
  ['a visitor', '', ['TypeScript 2 50'], ['TypeScript 2 1 77.8', 'CSS 2 0 22.2'], 2],
  ['the owner', OWNER_TOKEN, ['Go 2 50', 'TypeScript 2 50'], ['Go 2 1 43.8', 'TypeScript 2 1 43.8', 'CSS 2 0 12.5'], 4],
])(
  'a language of private repositories only is shown to the owner only: %s',
  async (_, token, byRepository, byChange, codeCommits) => {
    const { location, store } = await emptyStore();
    const collection = await beginCollection(store, { source: 'github', now });
    const at = '2026-11-20T10:00:00Z';
    const open = [{ ...commit('a', at), languages: { TypeScript: 3, CSS: 1 } }, commit('b', at)];
    await saveWithCommits(collection, repository('site'), open);
    // A quarter of the first commit is CSS, which a public repository has too.
    const hidden = [{ ...commit('c', at), languages: { Go: 3, CSS: 1 } }, commit('d', at)];
    await saveWithCommits(collection, SECRET, hidden);
    await collection.finish();
    const { data } = await ask(testApi({ location }), LANGUAGES, { token });
    const texts = (rows: Record<string, string | number>[]) =>
      rows.map((row) =>
        Object.values(row)
          .map((value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))
          .join(' '),
      );
    expect(texts(data.githubStats.languages)).toEqual(byRepository);
    expect(texts(data.githubStats.languagesByChange)).toEqual(byChange);
    expect(data.githubStats).toMatchObject({ codeCommits, commitsWithoutCode: 0 });
    if (token === '') expect(JSON.stringify(data)).not.toContain('"Go"');
  },
);

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
