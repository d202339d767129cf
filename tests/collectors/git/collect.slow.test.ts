import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchOwner } from '@/lib/collectors/git/author';
import type { Store } from '@/lib/dev-stats/store/client';
import type { CommitRow, RepositoryRow } from '@/lib/dev-stats/store/rows';
import { beginCollection } from '@/lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '@/lib/dev-stats/store/write/commits';
import { emptyStore, readFigures } from '../../dev-stats/store/test-store';
import { collectClones } from './collect-clones';
import { commit, initRepository, run, tempFolder } from './sandbox';

const NOW = () => new Date('2026-11-21T12:00:00Z');

const collect = (store: Store, paths: string[], isPublic = false) =>
  collectClones(store, paths, {
    now: NOW,
    timeZone: 'America/Los_Angeles',
    isOwner: matchOwner({ addresses: ['rowan@example.com'] }),
    isPublic,
  });

async function shown(store: Store) {
  const figures = await readFigures(store);
  if (!figures) throw new Error('nothing is shown');
  return figures;
}

test('a clone without a host is shown to the owner only', async () => {
  const { store } = await emptyStore();
  const folder = initRepository('notes');
  // One in the morning of the 21st for the author, and still the 20th in UTC.
  commit(folder, { date: '1795215600 +0200', message: 'Newest' });
  commit(folder, { date: '1700000000 +0100' });
  commit(folder, { author: 'Ines <ines@example.net>' });
  expect(await collect(store, [folder])).toEqual({ repositories: 1, read: 3, own: 2 });
  const { repositories, activity, history, profile } = await shown(store);
  expect(repositories).toMatchObject([
    { name: 'notes', isPrivate: true, commits: 2, language: null, htmlUrl: '', stars: null },
  ]);
  expect(activity).toEqual([
    { date: '2023-11-14', commits: 1 },
    { date: '2026-11-21', commits: 1 },
  ]);
  expect(history?.hours.slice(24, 27)).toEqual([0, 1, 0]);
  // A clone does not say whose repository it is.
  expect(profile).toMatchObject({ totalCommits: 2, publicRepos: null, privateRepos: null, totalPRs: null });
});

test('a commit in two clones is counted once, and one that both have lost is removed', async () => {
  const { store } = await emptyStore();
  const folder = initRepository('notes');
  for (const message of ['one', 'two', 'three', 'four']) commit(folder, { message });
  const copy = join(tempFolder(), 'notes');
  run(folder, 'clone', '--quiet', folder, copy);
  run(copy, 'remote', 'remove', 'origin');
  commit(copy, { message: 'five' });
  expect(await collect(store, [folder, copy])).toEqual({ repositories: 1, read: 9, own: 5 });
  for (const either of [folder, copy]) run(either, 'reset', '--quiet', '--hard', 'HEAD~2');
  expect(await collect(store, [folder, copy])).toEqual({ repositories: 1, read: 5, own: 3 });
  expect((await shown(store)).profile).toMatchObject({ totalCommits: 3 });
});

test('a clone of a GitHub repository adds its commits and keeps the data from GitHub', async () => {
  const { store } = await emptyStore();
  const folder = initRepository('engine');
  for (const message of ['pushed', 'not pushed']) commit(folder, { message });
  run(folder, 'remote', 'add', 'origin', 'git@github.com:rowan-hale/ENGINE.git');
  const [unpushed = '', pushed = ''] = run(folder, 'log', '--format=%H').split('\n');
  await github(store, [fact(pushed)]);
  await collect(store, [folder]);
  const merged = { id: 'R_1', fullName: 'Rowan-Hale/engine', stars: 7, isPrivate: false, stale: false, commits: 2 };
  expect((await shown(store)).repositories).toMatchObject([merged]);
  await github(store, [fact(pushed), fact(unpushed)]);
  expect((await shown(store)).repositories).toMatchObject([merged]);
});

test.each<[string, (folder: string) => void]>([
  ['an amended commit', (folder) => amend(folder)],
  [
    'a branch that began anew',
    (folder) => {
      run(folder, 'checkout', '--quiet', '--orphan', 'other');
      for (const message of ['new', 'newer']) commit(folder, { message });
    },
  ],
])('after %s the second collection equals a new one', async (_, rewrite) => {
  const { store } = await emptyStore();
  const { store: fresh } = await emptyStore();
  const folder = initRepository('notes');
  for (const day of [1, 2, 3, 4])
    commit(folder, { message: `Day ${day}`, date: `${1_700_000_000 + day * 86_400} +0100` });
  await collect(store, [folder]);
  const before = await figures(store);
  rewrite(folder);
  for (const either of [store, fresh]) await collect(either, [folder]);
  expect(await figures(store)).toEqual(await figures(fresh));
  expect(await figures(store)).not.toEqual(before);
});

function amend(folder: string): void {
  run(folder, 'reset', '--quiet', '--hard', 'HEAD~1');
  commit(folder, { message: 'Better', date: '1600000000 +0000' });
}

/** The shown data without the ids of the collections. */
async function figures(store: Store) {
  const { repositories, activity, history, languages, profile } = await shown(store);
  const named = repositories.map(({ id, fullName, commits }) => ({ id, fullName, commits }));
  return { repositories: named, activity, hours: history?.hours, languages, totalCommits: profile?.totalCommits };
}

test('a clone that gets a remote is shown once', async () => {
  const { store } = await emptyStore();
  const folder = initRepository('notes');
  commit(folder);
  await collect(store, [folder]);
  run(folder, 'remote', 'add', 'origin', 'https://code.example.com/rowan/notes');
  await collect(store, [folder]);
  expect((await shown(store)).repositories.map(({ id }) => id)).toEqual(['git:code.example.com/rowan/notes']);
});

/** A collection from GitHub. */
async function github(store: Store, commits: CommitRow[]): Promise<void> {
  const collection = await beginCollection(store, { source: 'github', now: NOW });
  await collection.saveRepositories([HOSTED]);
  await saveCommits(await collection.savedRepository(HOSTED.id), commits);
  await completeCommits(await collection.savedRepository(HOSTED.id));
  await collection.finish();
}

const HOSTED: RepositoryRow = {
  ...{ id: 'R_1', name: 'engine', fullName: 'Rowan-Hale/engine', description: null, language: 'Go' },
  ...{ stars: 7, forks: 0, watchers: 1, isPrivate: false, htmlUrl: 'https://github.com/rowan-hale/engine' },
  ...{ createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z', pushedAt: null },
  ...{ pullRequests: 1, issues: 2, releases: 3 },
};

function fact(sha: string): CommitRow {
  const author = { authorName: 'Rowan Hale', authorEmail: 'rowan@example.com' };
  return { sha, message: 'Work', ...author, authoredAt: 1_700_000_000, authorOffset: 60, committedAt: 1_700_000_000 };
}
