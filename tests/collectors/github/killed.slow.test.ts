import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../lib/dev-stats/store/client';
import { emptyStore } from '../../dev-stats/store/test-store';
import type { WorldRepository } from './fake-world';
import { rows, SPENT, visit } from './github-world';

let store: Store;
beforeEach(async () => {
  store = (await emptyStore()).store;
});

const commits = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ oid: `${prefix}${index}`, date: '2026-11-10T10:00:00+01:00', committed: '2026-11-10T09:00:00Z', by: 'owner' },
  }));
const BEFORE: WorldRepository[] = [{ id: 'R1', name: 'site', commits: commits(3, 'a') }];
const AFTER: WorldRepository[] = [
  { id: 'R1', name: 'site', issues: 1, commits: [...commits(2, 'late'), ...commits(3, 'a')] },
  { id: 'R2', name: 'tool', releases: 2, commits: commits(205, 'b') },
  { id: 'R3', name: 'engine', owner: 'org', reach: 'member', commits: commits(3, 'a').concat(commits(120, 'c')) },
];
const SNAPSHOT = "(SELECT snapshot FROM state WHERE family = 'stats')";

async function figures() {
  const shown = (columns: string, table: string) =>
    rows(store, `SELECT ${columns} FROM ${table} WHERE collection = ${SNAPSHOT} ORDER BY 1`);
  return {
    repositories: await shown('id, commits, issues, releases, stale', 'repository'),
    days: await shown('dates, commits', 'history'),
    profile: await shown('total_commits, total_releases, contributions_this_year', 'profile'),
  };
}

/** Fails all requests after the first `last`, like a killed process. */
function diesAt(last: number) {
  let asked = 0;
  return () => (++asked > last ? SPENT : undefined);
}

test('after kills at any request the previous data stays, and the next collection is complete', async () => {
  await visit(store, BEFORE);
  const good = await figures();
  const moments = Array.from({ length: 15 }, (_, index) => index);
  for (const moment of moments) {
    await visit(store, AFTER, { upset: diesAt(moment), abandon: true });
    expect(await figures()).toEqual(good);
  }
  await visit(store, AFTER);
  const resumed = await figures();
  store = (await emptyStore()).store;
  await visit(store, AFTER);
  expect(resumed).toEqual(await figures());
  expect(resumed.repositories).toEqual([
    ['R1', 5, 1, 0, 0],
    ['R2', 205, 0, 2, 0],
    ['R3', 123, null, null, 0],
  ]);
});

test('after a kill in the first collection the next one is complete', async () => {
  const found = [];
  const moments = [2, 5, 8, 11, 14];
  for (const moment of moments) {
    const { store: empty } = await emptyStore();
    store = empty;
    await visit(store, AFTER, { upset: diesAt(moment), abandon: true });
    await visit(store, AFTER);
    const { repositories, profile } = await figures();
    found.push([...repositories.map(([, count]) => count), ...(profile[0] ?? [])]);
  }
  expect(found).toEqual(moments.map(() => [5, 205, 123, 330, 2, 108]));
});
