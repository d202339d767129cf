import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WorldRepository } from './fake-world';
import { rows, SPENT, temporaryStore, visit } from './github-world';

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

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
    days: await shown('date, commits', 'day_commits'),
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
  store.remove();
  store = await temporaryStore();
  await visit(store, AFTER);
  expect(resumed).toEqual(await figures());
  expect(resumed.repositories).toEqual([
    ['R1', 5, 1, 0, 0],
    ['R2', 205, 0, 2, 0],
    ['R3', 123, null, null, 0],
  ]);
});

test.each([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
  'after a kill at request %i the next collection is complete',
  async (moment) => {
    await visit(store, AFTER, { upset: diesAt(moment), abandon: true });
    await visit(store, AFTER);
    const { repositories, profile } = await figures();
    expect(repositories.map(([, count]) => count)).toEqual([5, 205, 123]);
    expect(profile).toEqual([[330, 2, 108]]);
  },
);
