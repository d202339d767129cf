import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { FAILURE_CONCLUSIONS, SUCCESS_CONCLUSIONS } from '../rules/constants';
import { spreadOf } from '../rules/percentile';
import { collectedPart, isPartial, type Known, type Period } from '../rules/periods';
import type { Store } from './client';
import { readCoverage } from './coverage';
import { findPipeline, isLatestAttempt, type PipelineQuery, seenBy, startedIn } from './read-actions';
import type { Pointer } from './schema/collections';
import { jobFact, workflowRun } from './schema/pipelines';

/** SQL for the first day of a run's period. Weeks begin on Monday. */
const PERIOD_START = {
  day: sql`date(${workflowRun.startedAt})`,
  week: sql`date(${workflowRun.startedAt}, '-6 days', 'weekday 1')`,
  month: sql`date(${workflowRun.startedAt}, 'start of month')`,
  all: sql`''`,
};
const PERIOD_LENGTH = { day: '+1 day', week: '+7 days', month: '+1 month', all: '+0 days' };

export type Bucket = keyof typeof PERIOD_START;
type SummaryQuery = PipelineQuery & { bucket: Bucket };

const succeeded = sql`${workflowRun.conclusion} IN ${[...SUCCESS_CONCLUSIONS]}`;
const ended = sql`${workflowRun.conclusion} IN ${[...SUCCESS_CONCLUSIONS, ...FAILURE_CONCLUSIONS]}`;

/**
 * Attempts that succeeded or failed, by workflow and period. Newest period first, then most runs. Rates are 0 to 100,
 * durations and queue times seconds. A median needs all values, so the database returns those of a group as one JSON
 * array, which is faster than window functions (docs/adr/0103).
 */
export async function readSummary(store: Store, pointer: Pointer, query: SummaryQuery) {
  const found = await findPipeline(store, pointer, query);
  const { snapshot } = pointer;
  if (!found || snapshot === null) return [];
  const where = and(
    eq(workflowRun.pipeline, found.key),
    seenBy(snapshot),
    startedIn(query),
    eq(workflowRun.status, 'completed'),
    ended,
  );
  const [groups, waits, coverage] = await Promise.all([
    readGroups(store, { where, bucket: query.bucket, snapshot }),
    readWaits(store, { where, bucket: query.bucket }),
    readCoverage(store.db, { snapshot, pipeline: found.key }),
  ]);
  // Without a record of what was collected, nothing is newer than the last collection.
  const collected: Known = coverage ?? { until: pointer.lastSyncAt };
  const first = groups.map(({ firstStart }) => firstStart).sort()[0] ?? '';
  const periodOf = ({ start, end }: Period) =>
    query.bucket === 'all'
      ? collectedPart(query, { since: collected.since, until: collected.until, first })
      : { start, end, isPartial: isPartial({ start, end }, { asked: query, collected }) };
  return groups.map(({ successSeconds, failureSeconds, ...group }) => ({
    workflowName: group.workflowName,
    ...periodOf(group),
    runs: group.runs,
    successes: group.successes,
    avgRunSec: group.avgRunSec,
    avgQueueSec: group.avgQueueSec,
    successRate: percentOf(group.successes, group.runs) ?? 0,
    retryRate: percentOf(group.retried, group.distinctRuns) ?? 0,
    runSuccessRate: percentOf(group.lastSuccesses, group.lastAttempts),
    firstAttemptSuccessRate: percentOf(group.firstSuccesses, group.firstAttempts),
    duration: spreadOf([...successSeconds, ...failureSeconds]),
    successDuration: spreadOf(successSeconds),
    failureDuration: spreadOf(failureSeconds),
    queue: spreadOf(waits.get(groupKey(group)) ?? []),
    endedRuns: group.lastAttempts,
    repairedRuns: group.repaired,
  }));
}

interface GroupsQuery {
  where: SQL | undefined;
  bucket: Bucket;
  snapshot: number;
}

function readGroups({ db }: Store, { where, bucket, snapshot }: GroupsQuery) {
  const start = PERIOD_START[bucket];
  const runs = sql<number>`count(*)`;
  const isLast = isLatestAttempt(snapshot);
  const isFirst = sql`${workflowRun.attempt} = 1`;
  const count = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`;
  const seconds = (condition: SQL) =>
    sql`json_group_array(${workflowRun.durationSec})
      FILTER (WHERE ${workflowRun.durationSec} IS NOT NULL AND ${condition})`.mapWith(toNumbers);
  return db
    .select({
      workflowName: workflowRun.workflowName,
      start: sql<string>`${start}`,
      end: sql<string>`date(${start}, ${PERIOD_LENGTH[bucket]})`,
      runs,
      successes: count(succeeded),
      avgRunSec: sql<number | null>`avg(${workflowRun.durationSec})`,
      // The mean of all jobs, not of the means of runs.
      avgQueueSec: sql<number | null>`sum(${workflowRun.queueSec} * ${workflowRun.queueJobs})
        / nullif(sum(iif(${workflowRun.queueSec} IS NULL, 0, ${workflowRun.queueJobs})), 0)`,
      distinctRuns: sql<number>`count(DISTINCT ${workflowRun.runId})`,
      retried: sql<number>`count(DISTINCT iif(${workflowRun.attempt} > 1, ${workflowRun.runId}, NULL))`,
      lastAttempts: count(isLast),
      lastSuccesses: count(sql`${isLast} AND ${succeeded}`),
      repaired: count(sql`${isLast} AND ${succeeded} AND ${hasFailedBefore(snapshot)}`),
      firstStart: sql<string>`min(${workflowRun.startedAt})`,
      firstAttempts: count(isFirst),
      firstSuccesses: count(sql`${isFirst} AND ${succeeded}`),
      successSeconds: seconds(succeeded),
      failureSeconds: seconds(sql`NOT ${succeeded}`),
    })
    .from(workflowRun)
    .where(where)
    .groupBy(start, workflowRun.workflowName)
    .orderBy(desc(start), desc(runs), workflowRun.workflowName);
}

function hasFailedBefore(snapshot: number): SQL {
  return sql`${workflowRun.attempt} > 1 AND EXISTS (SELECT 1 FROM workflow_run AS earlier
    WHERE earlier.pipeline = ${workflowRun.pipeline} AND earlier.run_id = ${workflowRun.runId}
    AND earlier.attempt < ${workflowRun.attempt} AND earlier.collection <= ${snapshot}
    AND earlier.conclusion IN ${[...FAILURE_CONCLUSIONS]})`;
}

async function readWaits({ db }: Store, { where, bucket }: Omit<GroupsQuery, 'snapshot'>) {
  const start = PERIOD_START[bucket];
  const { workflowName, pipeline, runId, attempt, queueSec } = workflowRun;
  const itsJobs = and(eq(jobFact.pipeline, pipeline), eq(jobFact.runId, runId), eq(jobFact.attempt, attempt));
  const rows = await db
    .select({
      workflowName,
      start: sql<string>`${start}`,
      seconds: sql`json_group_array(${jobFact.queueSec})`.mapWith(toNumbers),
    })
    .from(workflowRun)
    .innerJoin(jobFact, itsJobs)
    // Jobs can be newer than the snapshot; then its attempt has no queue time.
    .where(and(where, isNotNull(queueSec), isNotNull(jobFact.queueSec)))
    .groupBy(start, workflowName);
  return new Map(rows.map((row) => [groupKey(row), row.seconds]));
}

function groupKey({ start, workflowName }: { start: string; workflowName: string }): string {
  return `${start} ${workflowName}`;
}

function toNumbers(json: string): number[] {
  return JSON.parse(json);
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}
