import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Lock } from '../lock';
import type { ActionsRepository, BranchCommitRow, Coverage, DeliveryEventRow, PrFactRow, RunRow } from '../rows';
import { branchCommit, deliveryEvent, pipeline, prFact, prTimes, runCoverage, workflowRun } from '../schema/pipelines';
import { excluded, jsonRows, splitRows } from './bulk';

export type KnownRun = Pick<RunRow, 'runId' | 'attempt' | 'status' | 'jobs'>;
export type RunBranch = Pick<RunRow, 'runId' | 'headBranch' | 'headSha'>;

export async function savePipeline(db: LibSQLDatabase, repository: ActionsRepository, sample: boolean) {
  const { owner, name } = repository;
  const { key } = await db
    .insert(pipeline)
    .values({ ...repository, fullName: `${owner}/${name}`.toLowerCase(), sample })
    .onConflictDoUpdate({ target: [pipeline.fullName, pipeline.sample], set: repository })
    .returning()
    .get();
  return key;
}

/** A repository's runs and deliveries as a running collection writes them. The methods throw LockLostError. */
export class PipelineWriter {
  constructor(
    private readonly db: LibSQLDatabase,
    private readonly lock: Lock,
    private readonly target: { collection: number; pipeline: number },
  ) {}

  /** An attempt that has changed gets a second row: readers of the published collection need the first. */
  async saveRuns(rows: RunRow[]): Promise<void> {
    await this.lock.heartbeat();
    const { db, target } = this;
    for (const chunk of splitRows(rows)) {
      const earlier = and(
        eq(workflowRun.pipeline, target.pipeline),
        isNull(workflowRun.replaced),
        ne(workflowRun.collection, target.collection),
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
        .select(jsonRows(workflowRun, news, target))
        .onConflictDoUpdate({
          target: [workflowRun.pipeline, workflowRun.runId, workflowRun.attempt, workflowRun.collection],
          set: excluded(workflowRun, [
            'status',
            'conclusion',
            'durationSec',
            'queueSec',
            'queueJobs',
            'updatedAt',
            'jobs',
          ]),
        });
      const replace = news
        .filter((run) => before.has(attemptKey(run)))
        .map(({ runId, attempt }) =>
          db
            .update(workflowRun)
            .set({ replaced: target.collection })
            .where(and(earlier, eq(workflowRun.runId, runId), eq(workflowRun.attempt, attempt))),
        );
      await db.batch([insert, ...replace]);
    }
  }

  /** Without runs that wait for an approval: they go on under the same attempt. */
  async knownRuns({ from, to }: { from: string; to: string }): Promise<KnownRun[]> {
    await this.lock.heartbeat();
    const { pipeline: ofPipeline, replaced, createdAt, runId, attempt, status, conclusion, jobs } = workflowRun;
    const isOwn = eq(ofPipeline, this.target.pipeline);
    const isEnded = ne(sql`coalesce(${conclusion}, '')`, 'action_required');
    return this.db
      .select({ runId, attempt, status, jobs })
      .from(workflowRun)
      .where(and(isOwn, isNull(replaced), isEnded, gte(createdAt, from), lt(createdAt, to)));
  }

  /** Records the period that is saved completely. It extends the earlier one, or replaces it if there is a gap. */
  async saveCoverage({ since, until }: Coverage): Promise<void> {
    await this.lock.heartbeat();
    const { db, target } = this;
    const isEarlier = and(eq(runCoverage.pipeline, target.pipeline), lt(runCoverage.collection, target.collection));
    const before = await db.select().from(runCoverage).where(isEarlier).orderBy(desc(runCoverage.collection)).get();
    const isGap = !before || Date.parse(before.until) < Date.parse(since);
    const row = { since: isGap || Date.parse(since) < Date.parse(before.since) ? since : before.since, until };
    await db
      .insert(runCoverage)
      .values({ ...target, ...row })
      .onConflictDoUpdate({ target: [runCoverage.pipeline, runCoverage.collection], set: row });
  }

  /** Labels can change after the merge. A collection without branches leaves the facts of an earlier one. */
  async savePrFacts(rows: PrFactRow[]): Promise<void> {
    await this.lock.heartbeat();
    const { db, target } = this;
    for (const chunk of splitRows(rows)) {
      const times = chunk.flatMap((row) => (row.times ? [{ number: row.number, ...row.times }] : []));
      await db.batch([
        db
          .insert(prFact)
          .select(jsonRows(prFact, chunk, target))
          .onConflictDoUpdate({
            target: [prFact.pipeline, prFact.number],
            set: excluded(prFact, ['isBot', 'baseBranch', 'headBranch', 'mergeSha', 'isHotfix']),
            setWhere: sql`${prFact.mergeSha} IS NULL OR excluded.merge_sha IS NOT NULL`,
          }),
        db
          .insert(prTimes)
          .select(jsonRows(prTimes, times, target))
          .onConflictDoNothing(),
      ]);
    }
  }

  /** Adds branches to runs that were collected without them. Those of a run never change. */
  async saveBranches(runs: readonly RunBranch[]): Promise<void> {
    await this.lock.heartbeat();
    const given = JSON.stringify(runs.map(({ runId, headBranch, headSha }) => [runId, headBranch, headSha]));
    await this.db.run(sql`UPDATE ${workflowRun} SET head_branch = value ->> 1, head_sha = value ->> 2 FROM json_each(${given})
        WHERE pipeline = ${this.target.pipeline} AND run_id = value ->> 0 AND head_sha IS NULL`);
  }

  async saveBranchCommits(rows: BranchCommitRow[]): Promise<void> {
    await this.lock.heartbeat();
    for (const chunk of splitRows(rows))
      await this.db
        .insert(branchCommit)
        .select(jsonRows(branchCommit, chunk, this.target))
        .onConflictDoNothing();
  }

  /** An event that has changed gets a second row: readers of the published collection need the first. */
  async saveDeliveryEvents(rows: DeliveryEventRow[]): Promise<void> {
    await this.lock.heartbeat();
    const { db, target } = this;
    for (const chunk of splitRows(rows)) {
      const ids = chunk.map(({ id }) => id);
      const seen = await db
        .select()
        .from(deliveryEvent)
        .where(and(eq(deliveryEvent.pipeline, target.pipeline), inArray(deliveryEvent.id, ids)))
        .orderBy(deliveryEvent.collection);
      const before = new Map(seen.map((row) => [eventKey(row), eventState(row)]));
      const changed = chunk.filter((row) => before.get(eventKey(row)) !== eventState(row));
      await db
        .insert(deliveryEvent)
        .select(jsonRows(deliveryEvent, changed, target))
        .onConflictDoUpdate({
          target: [deliveryEvent.pipeline, deliveryEvent.kind, deliveryEvent.id, deliveryEvent.collection],
          set: excluded(deliveryEvent, ['name', 'endedAt', 'failedAt']),
        });
    }
  }
}

export function attemptKey({ runId, attempt }: Pick<RunRow, 'runId' | 'attempt'>): string {
  return `${runId}/${attempt}`;
}

/** A known duration is final, and a new `updatedAt` alone is no change: GitHub updates old runs for reasons of its own. */
function hasChanged(before: RunRow | undefined, run: RunRow): boolean {
  if (!before || before.status !== run.status || before.conclusion !== run.conclusion) return true;
  if (before.jobs === null && run.jobs !== null) return true;
  return (before.durationSec === null && run.durationSec !== null) || run.queueJobs > before.queueJobs;
}

function eventKey({ kind, id }: DeliveryEventRow): string {
  return JSON.stringify([kind, id]);
}

function eventState({ name, endedAt, failedAt }: DeliveryEventRow): string {
  return JSON.stringify([name, ...[endedAt, failedAt].map((time) => time && Date.parse(time))]);
}
