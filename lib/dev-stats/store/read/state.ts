import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Store } from '../client';
import { isSilent } from '../lock';
import { collection, lock, type Pointers, SOURCES, type Source, STATUSES, state } from '../schema/collections';

export async function readPointers({ db }: Store): Promise<Pointers> {
  return toPointers(await db.select().from(state));
}

export async function readState({ db }: Store): Promise<{ pointers: Pointers; sources: SourceStatus[] }> {
  const [rows, collections] = await db.batch([db.select().from(state), selectLastCollections(db)]);
  const pointers = toPointers(rows);
  return { pointers, sources: sourceStatuses(collections, pointers) };
}

function toPointers(rows: (typeof state.$inferSelect)[]): Pointers {
  return Object.fromEntries(rows.flatMap((row) => (row.snapshot === null ? [] : [[row.family, row]])));
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

export interface SourceStatus {
  source: Source;
  /** End of the last attempt, or its start if it was interrupted. A running collection is not an attempt yet. */
  lastAttemptAt: string;
  outcome: 'ok' | 'partial' | 'failed' | 'interrupted';
  /** Of the collection that is shown, complete or partial; null before the first. */
  collectedAt: string | null;
  missing: string | null;
}

/** The last collection of each source with each status. One search of an index per pair, however many there were. */
function selectLastCollections(db: LibSQLDatabase) {
  const last = sql`SELECT max(${collection.id}) FROM ${collection}
    WHERE ${collection.source} = s.value AND ${collection.status} = t.value`;
  const ids = sql`(SELECT (${last}) FROM json_each(${JSON.stringify(SOURCES)}) s, json_each(${JSON.stringify(STATUSES)}) t)`;
  const { source, status, startedAt, finishedAt, missing } = collection;
  return db
    .select({ source, status, startedAt, finishedAt, missing, heartbeatAt: lock.heartbeatAt })
    .from(collection)
    .leftJoin(lock, and(eq(status, 'running'), eq(lock.startedAt, startedAt)))
    .where(inArray(collection.id, ids))
    .orderBy(desc(collection.id));
}

type LastCollection = Awaited<ReturnType<typeof selectLastCollections>>[number];

/** Newest collection first. The sample counts only while it is shown. */
function sourceStatuses(collections: LastCollection[], { stats, actions }: Pointers): SourceStatus[] {
  const hasSample = stats?.sample === true || actions?.sample === true;
  return SOURCES.filter((source) => source !== 'sample' || hasSample).flatMap((source) => {
    const attempts = collections.filter((attempt) => attempt.source === source && !isRunning(attempt));
    const [last] = attempts;
    if (!last) return [];
    const shown = attempts.find(({ status }) => status === 'ok' || status === 'partial');
    return {
      source,
      lastAttemptAt: last.finishedAt ?? last.startedAt,
      outcome: last.status === 'running' ? 'interrupted' : last.status,
      collectedAt: shown?.finishedAt ?? null,
      missing: shown?.missing ?? null,
    };
  });
}

/** A killed collection is still marked as running, but its lock gets no more heartbeats. */
function isRunning({ status, heartbeatAt }: LastCollection): boolean {
  return status === 'running' && heartbeatAt !== null && !isSilent({ heartbeatAt });
}
