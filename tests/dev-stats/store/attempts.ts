import { commit, PIPELINE, repository, run } from '@/fixtures/store-rows';
import type { Store } from '../../../lib/dev-stats/store/client';
import type { CommitRow, RepositoryRow } from '../../../lib/dev-stats/store/rows';
import { beginCollection, type Collection } from '../../../lib/dev-stats/store/write/collection';
import { completeCommits, saveCommits } from '../../../lib/dev-stats/store/write/commits';

export type Source = 'github' | 'git' | 'actions';
export type Ending = 'ok' | 'partial' | 'failed' | 'killed';

/** A collection of `source` on a day of November 2026 that ends in one of four ways. Each day has one commit more. */
export async function attempt(store: Store, source: Source, ending: Ending, day: number): Promise<void> {
  const at = formatDayNumber(day);
  const collection = await beginCollection(store, { source, now: () => new Date(at) });
  if (source === 'actions') await (await collection.pipeline(PIPELINE)).saveRuns([run(day, at)]);
  else if (source === 'git') await saveRepository(collection, 'git:rowan/local', day, { fullName: 'rowan/local' });
  else await saveHosted(collection, day, { isWhole: ending === 'ok' });
  if (ending === 'killed') {
    await store.client.execute("UPDATE lock SET token = 'of a killed process', heartbeat_at = 0");
    return;
  }
  if (ending === 'failed') return collection.fail('the host is down');
  collection.saveProblem(ending === 'partial' ? 'One repository could not be read.' : undefined);
  await collection.finish();
}

/** 08:30 UTC of a day of November 2026. */
export function formatDayNumber(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}T08:30:00Z`;
}

/** A partial collection reads one of two repositories, and no pull requests. */
async function saveHosted(collection: Collection, day: number, { isWhole }: { isWhole: boolean }): Promise<void> {
  await saveRepository(collection, 'read', day);
  if (isWhole) await saveRepository(collection, 'kept', day);
  else await collection.keepRepository('kept');
  collection.saveProfile({ totalPRs: isWhole ? day : null, totalIssues: day }, { keep: isWhole ? [] : ['totalPRs'] });
}

async function saveRepository(collection: Collection, id: string, day: number, values = {}): Promise<void> {
  const days = Array.from({ length: day }, (_, index) => index + 1);
  const commits = days.map((number) => commit(`${id} ${number}`, formatDayNumber(number)));
  await saveWithCommits(collection, repository(id, { stars: day, ...values }), commits, { fullHistory: true });
}

/** Saves a repository and all of its commits. */
export async function saveWithCommits(
  collection: Collection,
  row: RepositoryRow,
  commits: CommitRow[],
  options?: { fullHistory: boolean },
): Promise<void> {
  await collection.saveRepositories([row]);
  const saved = await collection.savedRepository(row.id);
  await saveCommits(saved, commits, options);
  await completeCommits(saved, options);
}
