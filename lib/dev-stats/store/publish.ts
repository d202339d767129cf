import { and, desc, eq, exists, gt, inArray, like, lt, lte, ne } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { alias } from 'drizzle-orm/sqlite-core';
import { LockLostError } from './lock';
import { checkpoint, collection, type Family, lock, type Source, state } from './schema/collections';
import { detail } from './schema/details';
import { billing, jobFact, pipeline, prFact, workflowRun } from './schema/pipelines';
import * as statistics from './schema/statistics';

export const FAMILIES: Record<Source, readonly Family[]> = {
  github: ['stats'],
  git: ['stats'],
  actions: ['actions'],
  sample: ['stats', 'actions'],
};

export interface Ending {
  id: number;
  source: Source;
  timeZone: string;
  token: string;
  finishedAt: string;
}

/** Shows the figures of a collection to readers, in one transaction. Throws LockLostError. */
export async function publishSnapshot(
  db: LibSQLDatabase,
  ending: Ending,
  checkpoints: ReadonlyMap<string, string>,
): Promise<void> {
  const { id, source, finishedAt, timeZone } = ending;
  await db.transaction(async (tx) => {
    await requireLock(tx, ending.token);
    await tx.update(collection).set({ status: 'ok', finishedAt }).where(eq(collection.id, id));
    for (const family of FAMILIES[source]) {
      const shown = { snapshot: id, lastSyncAt: finishedAt, lastSyncOk: true, version: id, timeZone };
      const values = { family, sample: source === 'sample', ...shown };
      await tx.insert(state).values(values).onConflictDoUpdate({ target: state.family, set: values });
      if (source !== 'sample') await deleteSample(tx, family);
    }
    if (FAMILIES[source].includes('stats')) await deleteOldSnapshots(tx);
    for (const [key, value] of checkpoints) await saveCheckpoint(tx, { source, key, value });
  });
}

/** Records a failed collection; readers keep the published figures. Throws LockLostError. */
export async function recordFailure(db: LibSQLDatabase, ending: Ending, error: string): Promise<void> {
  const { id, source, finishedAt, timeZone } = ending;
  await db.transaction(async (tx) => {
    await requireLock(tx, ending.token);
    await tx.update(collection).set({ status: 'failed', finishedAt, error }).where(eq(collection.id, id));
    for (const family of FAMILIES[source]) {
      const failed = { lastSyncAt: finishedAt, lastSyncOk: false, version: id };
      await tx
        .insert(state)
        .values({ family, snapshot: null, sample: false, timeZone, ...failed })
        .onConflictDoUpdate({ target: state.family, set: failed });
    }
  });
}

export async function saveCheckpoint(db: Db, row: typeof checkpoint.$inferInsert): Promise<void> {
  const target = [checkpoint.source, checkpoint.key];
  await db
    .insert(checkpoint)
    .values(row)
    .onConflictDoUpdate({ target, set: { value: row.value } });
}

type Db = Pick<LibSQLDatabase, 'select' | 'insert' | 'delete'>;

async function requireLock(db: Db, token: string): Promise<void> {
  const held = await db.select().from(lock).where(eq(lock.token, token));
  if (held.length === 0) throw new LockLostError();
}

/** The first real collection of a family replaces its sample. */
async function deleteSample(db: Db, family: Family): Promise<void> {
  await deleteSampleFacts(db, family);
  if (family === 'stats') {
    await db.delete(statistics.repo).where(SAMPLE_REPO);
    return;
  }
  const samples = db.select({ id: collection.id }).from(collection).where(eq(collection.source, 'sample'));
  await db.delete(billing).where(inArray(billing.collection, samples));
  await db.delete(pipeline).where(eq(pipeline.sample, true));
}

const SAMPLE_REPO = like(statistics.repo.id, 'sample:%');

export async function deleteSampleFacts(db: Db, family: Family): Promise<void> {
  const repos = db.select({ key: statistics.repo.key }).from(statistics.repo).where(SAMPLE_REPO);
  const pipelines = db.select({ key: pipeline.key }).from(pipeline).where(eq(pipeline.sample, true));
  if (family === 'stats')
    for (const table of [statistics.commitFact, statistics.commitProgress, detail])
      await db.delete(table).where(inArray(table.repo, repos));
  else
    for (const table of [workflowRun, jobFact, prFact])
      await db.delete(table).where(inArray(table.pipeline, pipelines));
}

/** Snapshots kept for readers that began before the last ones were published. */
const KEPT_SNAPSHOTS = 3;

async function deleteOldSnapshots(db: Db): Promise<void> {
  const kept = await db
    .select({ id: collection.id })
    .from(collection)
    .where(and(eq(collection.status, 'ok'), ne(collection.source, 'actions')))
    .orderBy(desc(collection.id))
    .limit(KEPT_SNAPSHOTS);
  const oldest = kept.at(-1)?.id ?? 0;
  const { repository, profile, dayCommits, hourCommits, languageCommits } = statistics;
  for (const table of [repository, profile, dayCommits, hourCommits, languageCommits])
    await db.delete(table).where(lt(table.collection, oldest));
  const newer = alias(detail, 'newer');
  const isReplaced = and(
    eq(newer.repo, detail.repo),
    gt(newer.collection, detail.collection),
    lte(newer.collection, oldest),
  );
  await db.delete(detail).where(and(lt(detail.collection, oldest), exists(db.select().from(newer).where(isReplaced))));
}
