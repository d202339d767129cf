import { expect, test, vi } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import { createReader, type StoreReader } from '../../../../lib/dev-stats/store/read/reader';
import { latestStats } from '../../../../lib/dev-stats/store/read/stats';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../../lib/dev-stats/store/write/commits';
import { emptyStore } from '../test-store';

/** A replica of the server that TEST_DATABASE_URL names. */
const replica = process.env.TEST_REPLICA_URL;
const COLLECTIONS = 30;

/** The figures, and whether all come from one collection, whose number is in each of them. */
async function look(reader: StoreReader) {
  const shown = await reader.current();
  const pointer = shown?.pointers.stats;
  const stats = pointer && (await latestStats(shown.store, pointer));
  if (!stats) return undefined;
  const round = stats.repositories[0]?.stars ?? 0;
  const figures = {
    stars: [...new Set(stats.repositories.map(({ stars }) => stars))],
    repositories: stats.repositories.length,
    commits: [stats.profile?.totalCommits, stats.activity.reduce((sum, day) => sum + day.commits, 0)],
  };
  return { round, figures };
}

const createFigures = (round: number) => ({
  stars: [round],
  repositories: 5 + round,
  commits: [10 * round, 10 * round],
});

test.skipIf(!replica)(
  'a replica that is read while the primary is written shows whole collections, and catches up',
  {
    timeout: 120_000,
  },
  async () => {
    const { store } = await emptyStore();
    const reader = createReader({ url: replica ?? '' });
    const rounds = new Set<number>();
    let writing = true;
    const reading = (async () => {
      while (writing) {
        const seen = await look(reader);
        if (!seen) continue;
        expect(seen.figures).toEqual(createFigures(seen.round));
        rounds.add(seen.round);
      }
    })();
    for (let round = 1; round <= COLLECTIONS; round += 1) {
      const collection = await beginCollection(store, { source: 'github', now });
      const ids = Array.from({ length: 5 + round }, (_, index) => `R${index}`);
      for (const id of ids) await collection.saveRepositories([repository(id, { stars: round })]);
      const commits = Array.from({ length: 10 }, (_, index) => commit(`${round}-${index}`, '2026-11-20T10:00:00Z'));
      await saveCommits(await collection.savedRepository('R0'), commits);
      for (const id of ids) await completeCommits(await collection.savedRepository(id));
      await collection.finish();
    }
    writing = false;
    await reading;
    expect(rounds.size).toBeGreaterThan(1);
    await vi.waitFor(async () => expect((await look(reader))?.round).toBe(COLLECTIONS), 10_000);
    reader.close();
  },
);
