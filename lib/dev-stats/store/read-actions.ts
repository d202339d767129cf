import { and, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { FAILURE_CONCLUSIONS, SUCCESS_CONCLUSIONS } from '../rules/constants';
import type { Store } from './client';
import type { Pointer } from './schema/collections';
import { billing, pipeline, workflowRun } from './schema/pipelines';

const SHOWN = 100;

export interface PipelineQuery {
  owner: string;
  repo: string;
  since?: string | undefined;
  until?: string | undefined;
  isOwner: boolean;
}

/** Undefined if it was never collected, or is private and the reader is not the owner. */
export async function findPipeline({ db }: Store, pointer: Pointer, { owner, repo, isOwner }: PipelineQuery) {
  const fullName = `${owner}/${repo}`.toLowerCase();
  const where = and(eq(pipeline.fullName, fullName), eq(pipeline.sample, pointer.sample));
  const rows = await db.select().from(pipeline).where(where);
  return rows.find((row) => isOwner || !row.isPrivate);
}

/** Rows that were current when the snapshot was published. */
function seenBy(snapshot: number) {
  const notReplaced = or(isNull(workflowRun.replaced), gt(workflowRun.replaced, snapshot));
  return and(lte(workflowRun.collection, snapshot), notReplaced);
}

function startedIn({ since, until }: PipelineQuery) {
  return and(
    since === undefined ? undefined : gte(workflowRun.startedAt, since),
    until === undefined ? undefined : lt(workflowRun.startedAt, until),
  );
}

/** The latest attempt of each run, newest start first, at most 100. */
export async function readRuns(
  store: Store,
  pointer: Pointer,
  query: PipelineQuery & { workflowName?: string | undefined; conclusion?: string | undefined },
) {
  const found = await findPipeline(store, pointer, query);
  if (!found || pointer.snapshot === null) return [];
  const { workflowName, conclusion } = query;
  const runs = await store.db
    .select()
    .from(workflowRun)
    .where(
      and(
        eq(workflowRun.pipeline, found.key),
        seenBy(pointer.snapshot),
        isLatestAttempt(pointer.snapshot),
        startedIn(query),
        workflowName === undefined ? undefined : eq(workflowRun.workflowName, workflowName),
        conclusion === undefined ? undefined : eq(workflowRun.conclusion, conclusion),
      ),
    )
    .orderBy(desc(workflowRun.startedAt), desc(workflowRun.runId))
    .limit(SHOWN);
  return runs.map((run) => ({ ...run, owner: found.owner, name: found.name }));
}

function isLatestAttempt(snapshot: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM workflow_run AS later WHERE later.pipeline = ${workflowRun.pipeline}
    AND later.run_id = ${workflowRun.runId} AND later.attempt > ${workflowRun.attempt} AND later.collection <= ${snapshot})`;
}

/** SQL for the first day of a run's period. Weeks begin on Monday. */
const PERIOD_START = {
  day: sql`date(${workflowRun.startedAt})`,
  week: sql`date(${workflowRun.startedAt}, '-6 days', 'weekday 1')`,
  month: sql`date(${workflowRun.startedAt}, 'start of month')`,
};
const PERIOD_LENGTH = { day: '+1 day', week: '+7 days', month: '+1 month' };

export type Bucket = keyof typeof PERIOD_START;

/** Attempts that succeeded or failed, by workflow and period. Newest period first, then most runs. */
export async function readSummary(store: Store, pointer: Pointer, query: PipelineQuery & { bucket: Bucket }) {
  const found = await findPipeline(store, pointer, query);
  if (!found || pointer.snapshot === null) return [];
  const start = PERIOD_START[query.bucket];
  const runs = sql<number>`count(*)`;
  return store.db
    .select({
      workflowName: workflowRun.workflowName,
      start: sql<string>`${start}`,
      end: sql<string>`date(${start}, ${PERIOD_LENGTH[query.bucket]})`,
      runs,
      successes: sql<number>`count(*) FILTER (WHERE ${conclusionIn(SUCCESS_CONCLUSIONS)})`,
      avgRunSec: sql<number | null>`avg(${workflowRun.durationSec})`,
      // The mean of all jobs, not of the means of runs.
      avgQueueSec: sql<number | null>`sum(${workflowRun.queueSec} * ${workflowRun.queueJobs})
        / nullif(sum(iif(${workflowRun.queueSec} IS NULL, 0, ${workflowRun.queueJobs})), 0)`,
      distinctRuns: sql<number>`count(DISTINCT ${workflowRun.runId})`,
      retried: sql<number>`count(DISTINCT iif(${workflowRun.attempt} > 1, ${workflowRun.runId}, NULL))`,
    })
    .from(workflowRun)
    .where(
      and(
        eq(workflowRun.pipeline, found.key),
        seenBy(pointer.snapshot),
        startedIn(query),
        eq(workflowRun.status, 'completed'),
        conclusionIn([...SUCCESS_CONCLUSIONS, ...FAILURE_CONCLUSIONS]),
      ),
    )
    .groupBy(start, workflowRun.workflowName)
    .orderBy(desc(start), desc(runs), workflowRun.workflowName);
}

function conclusionIn(conclusions: readonly string[]): SQL {
  return sql`${workflowRun.conclusion} IN ${[...conclusions]}`;
}

export async function readBilling({ db }: Store, pointer: Pointer, scope: string) {
  if (pointer.snapshot === null) return undefined;
  const where = and(eq(sql`lower(${billing.scope})`, scope.toLowerCase()), lte(billing.collection, pointer.snapshot));
  const rows = await db.select().from(billing).where(where).orderBy(desc(billing.collection)).limit(1);
  return rows[0];
}
