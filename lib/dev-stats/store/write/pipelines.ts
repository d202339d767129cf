import { and, eq, exists, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { ActionsRepository, BillingRow, JobRow, PrFactRow, RunRow } from '../rows';
import { billing, jobFact, pipeline, prFact, prTimes, workflowRun } from '../schema/pipelines';
import { excluded, jsonRows, splitRows } from './bulk';

export interface PipelineTarget {
  collection: number;
  pipeline: number;
}

export async function pipelineKey(
  db: LibSQLDatabase,
  { repository, sample }: { repository: ActionsRepository; sample: boolean },
): Promise<number> {
  const { owner, name } = repository;
  const { key } = await db
    .insert(pipeline)
    .values({ ...repository, fullName: `${owner}/${name}`.toLowerCase(), sample })
    .onConflictDoUpdate({ target: [pipeline.fullName, pipeline.sample], set: repository })
    .returning()
    .get();
  return key;
}

/** An attempt that has changed gets a second row: readers of the published collection need the first. */
export async function writeRuns(
  db: LibSQLDatabase,
  { collection, pipeline: key }: PipelineTarget,
  rows: RunRow[],
): Promise<void> {
  for (const chunk of splitRows(rows)) {
    const earlier = and(
      eq(workflowRun.pipeline, key),
      isNull(workflowRun.replaced),
      ne(workflowRun.collection, collection),
    );
    const ids = [...new Set(chunk.map(({ runId }) => runId))];
    const seen = await db
      .select()
      .from(workflowRun)
      .where(and(earlier, inArray(workflowRun.runId, ids)));
    const before = new Map(seen.map((run) => [attemptKey(run), run]));
    const news = chunk.filter((run) => hasChanged(before.get(attemptKey(run)), run));
    const insert = db
      .insert(workflowRun)
      .select(jsonRows(workflowRun, news, { collection, pipeline: key }))
      .onConflictDoUpdate({
        target: [workflowRun.pipeline, workflowRun.runId, workflowRun.attempt, workflowRun.collection],
        set: excluded(workflowRun, ['status', 'conclusion', 'durationSec', 'queueSec', 'queueJobs', 'updatedAt']),
      });
    const replace = news
      .filter((run) => before.has(attemptKey(run)))
      .map(({ runId, attempt }) =>
        db
          .update(workflowRun)
          .set({ replaced: collection })
          .where(and(earlier, eq(workflowRun.runId, runId), eq(workflowRun.attempt, attempt))),
      );
    await db.batch([insert, ...replace]);
  }
}

function attemptKey({ runId, attempt }: Pick<RunRow, 'runId' | 'attempt'>): string {
  return `${runId}/${attempt}`;
}

/** A known duration is final, and a new `updatedAt` alone is no change: GitHub updates old runs for reasons of its own. */
function hasChanged(before: RunRow | undefined, run: RunRow): boolean {
  if (!before || before.status !== run.status || before.conclusion !== run.conclusion) return true;
  return (before.durationSec === null && run.durationSec !== null) || run.queueJobs > before.queueJobs;
}

export async function writeJobs(
  db: LibSQLDatabase,
  { pipeline: key }: { pipeline: number },
  rows: JobRow[],
): Promise<void> {
  for (const chunk of splitRows(rows))
    await db
      .insert(jobFact)
      .select(jsonRows(jobFact, chunk, { pipeline: key }))
      .onConflictDoUpdate({
        target: [jobFact.pipeline, jobFact.runId, jobFact.attempt, jobFact.jobId],
        set: excluded(jobFact, ['status', 'conclusion', 'startedAt', 'completedAt', 'queueSec']),
      });
}

export type KnownRun = Pick<RunRow, 'runId' | 'attempt' | 'status'> & { hasJobs: boolean };

export async function readKnownRuns(
  db: LibSQLDatabase,
  { pipeline: key, from, to }: { pipeline: number; from: string; to: string },
): Promise<KnownRun[]> {
  const { pipeline: ofPipeline, replaced, createdAt, runId, attempt, status } = workflowRun;
  const itsJobs = and(eq(jobFact.pipeline, key), eq(jobFact.runId, runId), eq(jobFact.attempt, attempt));
  const hasJobs = sql`${exists(db.select().from(jobFact).where(itsJobs))}`.mapWith(Boolean).as('has_jobs');
  return db
    .select({ runId, attempt, status, hasJobs })
    .from(workflowRun)
    .where(and(eq(ofPipeline, key), isNull(replaced), gte(createdAt, from), lt(createdAt, to)));
}

export async function writeBilling(db: LibSQLDatabase, collection: number, row: BillingRow): Promise<void> {
  await db
    .insert(billing)
    .values({ month: row.asOfDate.slice(0, 7), ...row, collection })
    .onConflictDoUpdate({ target: [billing.scope, billing.collection, billing.month], set: row });
}

/** A merged pull request does not change, but an earlier collection may not have asked for its branches and times. */
export async function writePrFacts(
  db: LibSQLDatabase,
  { collection, pipeline: key }: PipelineTarget,
  rows: PrFactRow[],
): Promise<void> {
  const shared = { collection, pipeline: key };
  for (const chunk of splitRows(rows)) {
    const times = chunk.flatMap((row) => (row.times ? [{ number: row.number, ...row.times }] : []));
    await db.batch([
      db
        .insert(prFact)
        .select(jsonRows(prFact, chunk, shared))
        .onConflictDoUpdate({
          target: [prFact.pipeline, prFact.number],
          set: excluded(prFact, ['isBot', 'baseBranch', 'headBranch', 'mergeSha', 'isHotfix']),
          setWhere: isNull(prFact.mergeSha),
        }),
      db
        .insert(prTimes)
        .select(jsonRows(prTimes, times, shared))
        .onConflictDoNothing(),
    ]);
  }
}
