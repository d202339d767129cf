import { and, desc, eq, exists, gt, inArray, like, lt, lte, ne } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { alias } from 'drizzle-orm/sqlite-core';
import { LockLostError } from '../lock';
import { checkpoint, collection, type Family, lock, type Source, state } from '../schema/collections';
import { detail } from '../schema/details';
import * as figures from '../schema/figures';
import * as pipelineTables from '../schema/pipelines';
import { commitFact, commitProgress, repo, repository } from '../schema/statistics';
import { SAMPLE_ID } from '../write/repositories';

export const FAMILIES: Record<Source, readonly Family[]> = {
  github: ['stats'],
  git: ['stats'],
  actions: ['actions'],
  sample: ['stats', 'actions'],
};

const { pipeline, billing, ...ofPipelines } = pipelineTables;
const FIGURES = [repository, ...Object.values(figures)];

export interface Run {
  id: number;
  source: Source;
  now: () => Date;
  timeZone: string;
  mask: (message: string) => string;
}

export interface Ending extends Pick<Run, 'id' | 'source' | 'timeZone'> {
  token: string;
  finishedAt: string;
  problem?: string | undefined;
  missing?: string | undefined;
}

/** Shows the figures of a collection to readers, in one transaction. Throws LockLostError. */
export async function publishSnapshot(
  db: LibSQLDatabase,
  ending: Ending,
  checkpoints: ReadonlyMap<string, string>,
): Promise<void> {
  const { id, source, finishedAt, timeZone, problem, missing } = ending;
  const isWhole = problem === undefined && missing === undefined;
  await db.transaction(async (tx) => {
    await requireLock(tx, ending.token);
    await tx
      .update(collection)
      .set({ status: isWhole ? 'ok' : 'partial', error: problem, missing, finishedAt })
      .where(eq(collection.id, id));
    if (source !== 'sample') await deleteSample(tx);
    for (const family of FAMILIES[source]) {
      const shown = { snapshot: id, lastSyncAt: finishedAt, lastSyncOk: isWhole, version: id, timeZone };
      const values = { family, sample: source === 'sample', ...shown };
      await tx.insert(state).values(values).onConflictDoUpdate({ target: state.family, set: values });
    }
    if (FAMILIES[source].includes('stats')) await deleteOldSnapshots(tx);
    for (const [key, value] of checkpoints) await saveCheckpoint(tx, { source, key, value });
  });
}

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

export async function deleteSample(db: Db): Promise<void> {
  const isSample = like(repo.id, `${SAMPLE_ID}%`);
  const repos = db.select({ key: repo.key }).from(repo).where(isSample);
  const pipelines = db.select({ key: pipeline.key }).from(pipeline).where(eq(pipeline.sample, true));
  const samples = db.select({ id: collection.id }).from(collection).where(eq(collection.source, 'sample'));
  for (const table of [commitFact, commitProgress, detail]) await db.delete(table).where(inArray(table.repo, repos));
  for (const table of Object.values(ofPipelines)) await db.delete(table).where(inArray(table.pipeline, pipelines));
  for (const table of [...FIGURES, billing]) await db.delete(table).where(inArray(table.collection, samples));
  await db.delete(repo).where(isSample);
  await db.delete(pipeline).where(eq(pipeline.sample, true));
  await db.delete(state).where(eq(state.sample, true));
}

const KEPT_SNAPSHOTS = 3;

async function deleteOldSnapshots(db: Db): Promise<void> {
  const kept = await db
    .select({ id: collection.id })
    .from(collection)
    .where(and(inArray(collection.status, ['ok', 'partial']), ne(collection.source, 'actions')))
    .orderBy(desc(collection.id))
    .limit(KEPT_SNAPSHOTS);
  const oldest = kept.at(-1)?.id ?? 0;
  for (const table of FIGURES) await db.delete(table).where(lt(table.collection, oldest));
  const newer = alias(detail, 'newer');
  const isReplaced = and(
    eq(newer.repo, detail.repo),
    gt(newer.collection, detail.collection),
    lte(newer.collection, oldest),
  );
  await db.delete(detail).where(and(lt(detail.collection, oldest), exists(db.select().from(newer).where(isReplaced))));
}
