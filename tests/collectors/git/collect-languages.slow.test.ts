import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '@/fixtures/store-rows';
import type { Store } from '@/lib/dev-stats/store/client';
import type { RepositoryRow } from '@/lib/dev-stats/store/rows';
import { beginCollection, runCollection } from '@/lib/dev-stats/store/write/collection';
import { ask, testApi } from '../../dev-stats/graphql/api';
import { emptyStore, readFigures } from '../../dev-stats/store/test-store';
import { collectClones } from './collect-clones';
import { commit, initRepository, run } from './sandbox';

const now = () => new Date('2026-11-21T12:00:00Z');

const collect = (store: Store, paths: string[], options: { isStopped?: boolean; isPublic?: boolean } = {}) =>
  collectClones(store, paths, { now, ...options });

/** Name, commits, commits by repository, and weight of each language that readers see. */
async function languages(store: Store) {
  const figures = await readFigures(store);
  return figures?.changedLanguages.map((language) => [
    language.name,
    language.commits,
    language.repositoryCommits,
    language.weight,
  ]);
}

function change(folder: string, ...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${Math.random()}`);
  }
  run(folder, 'add', '--all');
  commit(folder);
}

function twoCommits(): string {
  const folder = initRepository('tools');
  change(folder, 'a.py', 'b.py', 'c.py', 'run.sh');
  change(folder, 'a.py', 'README.md', 'vendor/x.c');
  return folder;
}

const ALL = [
  ['Python', 2, 0, 1.75],
  ['Shell', 1, 0, 0.25],
];

test('the languages of a clone are shown, unless its repository is known as private', async () => {
  const { location, store } = await emptyStore();
  const api = testApi({ location });
  const shown = async () => {
    const { data } = await ask(
      api,
      '{ githubStats { languages { name } languagesByChange { name } repositories { id } } }',
    );
    const { languages, languagesByChange, repositories } = data.githubStats;
    expect(repositories).toEqual([]);
    return [languages, languagesByChange].map((all) => all.map(({ name }: { name: string }) => name));
  };
  const folder = twoCommits();
  run(folder, 'remote', 'add', 'origin', 'https://github.com/rowan/tools.git');
  await collect(store, [folder], { isPublic: false });
  expect(await shown()).toEqual([['Python'], ['Python', 'Shell']]);
  const github = (rows: RepositoryRow[]) =>
    runCollection(store, { source: 'github', now }, (collection) => collection.saveRepositories(rows));
  await github([repository('R1', { fullName: 'rowan/tools', isPrivate: true, language: 'Python' })]);
  expect(await shown()).toEqual([[], []]);
  // The token no longer sees it, and the clone stays.
  await github([]);
  await collect(store, [folder], { isPublic: false });
  expect(await shown()).toEqual([[], []]);
});

test('commits that the version before has collected get their languages', async () => {
  const { store } = await emptyStore();
  const folder = twoCommits();
  await collect(store, [folder]);
  const commits = () => store.client.execute('SELECT sha, collection, message, removed FROM commit_fact ORDER BY sha');
  const before = (await commits()).rows;
  await store.client.execute('UPDATE commit_fact SET languages = NULL');
  await collect(store, [folder]);
  expect(await languages(store)).toEqual(ALL);
  expect((await commits()).rows).toEqual(before);
});

test('commits of a partial clone count for the main language of the repository', async () => {
  const { store } = await emptyStore();
  const folder = twoCommits();
  run(folder, 'config', 'remote.other.promisor', 'true');
  await collect(store, [folder]);
  expect(await languages(store)).toEqual([]);
  await store.client.execute("UPDATE repository SET language = 'Perl'");
  const collection = await beginCollection(store, { source: 'github', now });
  await collection.finish();
  expect(await languages(store)).toEqual([['Perl', 2, 2, 2]]);
});
