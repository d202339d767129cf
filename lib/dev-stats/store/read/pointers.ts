import type { Store } from '../client';
import { type Pointer, type Pointers, state } from '../schema/collections';
import { type SourceStatus, selectLastCollections, sourceStatuses } from './sources';

export async function readPointers({ db }: Store): Promise<Pointers> {
  return toPointers(await db.select().from(state));
}

export async function readState({ db }: Store): Promise<{ pointers: Pointers; sources: SourceStatus[] }> {
  const [rows, collections] = await db.batch([db.select().from(state), selectLastCollections(db)]);
  const pointers = toPointers(rows);
  return { pointers, sources: sourceStatuses(collections, pointers) };
}

function toPointers(rows: Pointer[]): Pointers {
  return Object.fromEntries(rows.map((row) => [row.family, row]));
}

/** Changes whenever an answer can. The time tells apart stores whose collections have the same numbers. */
export function describeVersion({ pointers, sources }: { pointers: Pointers; sources: SourceStatus[] }): string {
  const { stats, actions } = pointers;
  const published = [stats, actions].map((pointer) => (pointer ? `${pointer.version}@${pointer.lastSyncAt}` : '0'));
  return [
    ...published,
    ...sources.map(({ source, outcome, lastAttemptAt }) => `${source} ${outcome} ${lastAttemptAt}`),
  ].join(' ');
}
