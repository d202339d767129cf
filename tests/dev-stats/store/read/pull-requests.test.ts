import { expect, test } from 'vitest';
import { now, PIPELINE } from '@/fixtures/store-rows';
import { readPrFacts } from '../../../../lib/dev-stats/store/read/actions';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import { prFact } from '../../../../lib/dev-stats/store/schema/pipelines';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../test-store';

const minute = (number: number) => new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString();

test('of many merged pull requests, the newest 100 of the window are read', async () => {
  const { store } = await emptyStore();
  const collection = await beginCollection(store, { source: 'actions', now });
  const facts = Array.from({ length: 250 }, (_, number) => ({
    ...{ number, author: null, cycleTimeDays: 0 },
    ...{ createdAt: minute(number), mergedAt: minute(number) },
  }));
  await (await collection.pipeline(PIPELINE)).savePrFacts(facts);
  await collection.finish();
  const { actions } = await readPointers(store);
  const read = async (window: object) =>
    actions ? readPrFacts(store, actions, { owner: 'Rowan', repo: 'Site', isOwner: false, ...window }) : [];
  const numbers = (await read({})).map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 249, 150]);
  const earlier = (await read({ since: minute(10), until: minute(20) })).map(({ number }) => number);
  expect([earlier.length, earlier[0], earlier.at(-1)]).toEqual([10, 19, 10]);
});

test('a label that a merged pull request gets later is kept by collections without branches', async () => {
  const { store } = await emptyStore();
  const fact = { number: 1, author: null, cycleTimeDays: 0, createdAt: minute(1), mergedAt: minute(1) };
  const withBranches = { ...fact, baseBranch: 'main', mergeSha: 'commit-1' };
  for (const row of [{ ...withBranches, isHotfix: false }, { ...withBranches, isHotfix: true }, fact]) {
    const collection = await beginCollection(store, { source: 'actions', now });
    await (await collection.pipeline(PIPELINE)).savePrFacts([row]);
    await collection.finish();
  }
  expect(await store.db.select({ isHotfix: prFact.isHotfix }).from(prFact)).toEqual([{ isHotfix: true }]);
});
