import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import type { CommitRow, RepositoryRow } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/begin-collection';
import { saveWithCommits } from '../attempts';
import { emptyStore, readFigures } from '../test-store';

type Held = Partial<RepositoryRow> & { id: string; history: CommitRow[] };

async function collect(store: Store, held: Held[]) {
  const collection = await beginCollection(store, { source: 'github', now });
  for (const { history, id, ...values } of held) {
    await saveWithCommits(collection, repository(id, values), history, { fullHistory: true });
  }
  await collection.finish();
}

async function readStoredHistory(store: Store) {
  const figures = await readFigures(store);
  const weeks = figures?.repositories.map(({ id, repo }) => [id, figures.history?.weeks.get(repo)]);
  return { ...figures?.history, weeks: Object.fromEntries(weeks ?? []) };
}

const EVENING = commit('evening', '2026-11-19T23:30:00-08:00', -480);
const MORNING = commit('morning', '2026-11-20T00:30:00+09:00', 540);

test('a day is that of the author, wherever the owner is', async () => {
  const { store } = await emptyStore();
  await collect(store, [{ id: 'site', history: [EVENING, MORNING] }]);
  const { dates, commits, hours } = await readStoredHistory(store);
  expect({ dates, commits }).toEqual({ dates: ['2026-11-19', '2026-11-20'], commits: [1, 1] });
  expect([hours?.[23], hours?.[24]]).toEqual([1, 1]);
});

test('a commit in two repositories counts once, with the languages of its files', async () => {
  const { store } = await emptyStore();
  const history = [{ ...MORNING, languages: { Rust: 1, Go: 3 } }];
  await collect(store, [
    { id: 'site', history },
    { id: 'mirror', history, isPrivate: true },
  ]);
  const { commits, languages, weeks } = await readStoredHistory(store);
  expect(commits).toEqual([1]);
  expect(languages?.map(({ name, commits, weights }) => [name, commits, weights])).toEqual([
    ['Go', [1], [0.75]],
    ['Rust', [1], [0.25]],
  ]);
  expect(weeks.site?.at(-1)).toBe(1);
});
