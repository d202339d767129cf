import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import type { RepositoryRow, Source } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { saveWithCommits } from '../attempts';
import { emptyStore, readFigures } from '../test-store';

const DAYS = ['2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z'];
const HISTORY = DAYS.map((day, index) => commit(`c${index}`, day));

type Holder = Partial<RepositoryRow> & { id: string; commits?: never; history?: typeof HISTORY };

/** Collects repositories that hold the same three commits unless they have a history of their own. */
async function collect(store: Store, holders: Holder[], source: Source = 'github') {
  const collection = await beginCollection(store, { source, now });
  for (const { history = HISTORY, id, ...values } of holders) {
    await saveWithCommits(collection, repository(id, values), history, { fullHistory: true });
  }
  await collection.finish();
}

async function shown(store: Store) {
  const figures = await readFigures(store);
  return {
    total: figures?.profile?.totalCommits,
    days: figures?.activity.map(({ commits }) => commits),
    hours: figures?.history?.hours.filter((commits) => commits > 0),
    languages: figures?.languages.map(({ name, commits, percentage }) => [name, commits, percentage]),
    held: Object.fromEntries(figures?.repositories.map(({ id, commits }) => [id, commits]) ?? []),
  };
}

const ONCE = { total: 3, days: [1, 1, 1], hours: [1, 1, 1] };

test('a commit in several repositories counts once, and each repository has all of its commits', async () => {
  const { store } = await emptyStore();
  await collect(store, [{ id: 'site' }, { id: 'mirror' }, { id: 'fork', language: 'Go' }]);
  expect(await shown(store)).toEqual({
    ...ONCE,
    languages: [['TypeScript', 3, 100]],
    held: { site: 3, mirror: 3, fork: 3 },
  });
});

test('a public repository counts a commit before a private one', async () => {
  const { store } = await emptyStore();
  await collect(store, [
    { id: 'draft', isPrivate: true, language: 'Go' },
    { id: 'site', history: HISTORY.slice(1) },
  ]);
  expect(await shown(store)).toMatchObject({
    ...ONCE,
    languages: [
      ['TypeScript', 2, (2 / 3) * 100],
      ['Go', 1, (1 / 3) * 100],
    ],
  });
});

test('when one repository loses a commit or is gone, another one counts it', async () => {
  const { store } = await emptyStore();
  await collect(store, [{ id: 'site' }, { id: 'mirror', language: 'Go' }]);
  await collect(store, [
    { id: 'site', history: HISTORY.slice(2) },
    { id: 'mirror', language: 'Go' },
  ]);
  expect(await shown(store)).toMatchObject({ ...ONCE, held: { site: 1, mirror: 3 } });
  await collect(store, [{ id: 'mirror', language: 'Go' }]);
  expect(await shown(store)).toEqual({ ...ONCE, languages: [['Go', 3, 100]], held: { mirror: 3 } });
});

test('different commits of the same second all count', async () => {
  const { store } = await emptyStore();
  const at = (sha: string) => commit(sha, DAYS[0] ?? '');
  await collect(store, [
    { id: 'site', history: [at('a'), at('b')] },
    { id: 'tool', history: [at('b'), at('c')] },
  ]);
  expect(await shown(store)).toMatchObject({ total: 3, days: [3], hours: [3] });
});
