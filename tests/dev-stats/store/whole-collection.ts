import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../lib/dev-stats/store/client';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../lib/dev-stats/store/write/commits';
import { saveWithCommits } from './attempts';

/** A collection of three repositories with every kind of data. Its history was rewritten since `before`. */
export async function collectWhole(store: Store): Promise<void> {
  const collection = await beginCollection(store, { source: 'github', now });
  for (const id of ['one', 'two', 'three']) {
    await collection.saveRepositories([repository(id, { stars: 10 })]);
    for (let page = 0; page < 3; page += 1)
      await saveCommits(
        await collection.savedRepository(id),
        Array.from({ length: 40 }, (_, index) => ({
          ...commit(`${id}-${page}-${index}`, `2026-11-${10 + page}T${10 + (index % 9)}:00:00Z`),
          languages: index % 2 === 0 ? { Go: 1 + (index % 3), Shell: 1 } : null,
        })),
        { fullHistory: true },
      );
    await completeCommits(await collection.savedRepository(id), { fullHistory: true });
    await collection.saveDetails(id, { issues: [] });
    await collection.setCheckpoint(`walked ${id}`, 'head');
  }
  collection.setCheckpointAtEnd('whole', 'yes');
  await collection.finish();
}

/** The successful collection before it, with a repository that is gone since. */
export async function collectBefore(store: Store): Promise<void> {
  const collection = await beginCollection(store, { source: 'github', now });
  const histories = { one: ['one-0-0', 'one-0-1', 'lost'], gone: ['one-0-0', 'only'] };
  for (const [id, shas] of Object.entries(histories)) {
    const commits = shas.map((sha) => commit(sha, '2026-11-10T10:00:00Z'));
    await saveWithCommits(collection, repository(id), commits);
  }
  await collection.finish();
}
