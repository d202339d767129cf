import { and, asc, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  type DeliveryFacts,
  type DeploymentRun,
  firstRunOf,
  type MergedPullRequest,
  type Window,
} from '../../rules/delivery/delivery';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { jobFact, prFact, prTimes, workflowRun } from '../schema/pipelines';
import { readCoverage } from '../write/coverage';
import { findPipeline, isLatestAttempt, type PipelineQuery, seenBy } from './actions';

const MAX_ROWS = 20_000;

export class TooManyRowsError extends Error {}

export interface DeliveryQuery extends PipelineQuery {
  since: string;
  until: string;
  workflows: readonly string[];
  /** Of pull requests, and of runs. */
  maxRows?: number;
}

/** Undefined if nothing of the window was collected. Throws TooManyRowsError. */
export async function readDelivery(
  store: Store,
  pointer: Pointer,
  query: DeliveryQuery,
): Promise<DeliveryFacts | undefined> {
  const { snapshot } = pointer;
  const found = await findPipeline(store, pointer, query);
  if (!found || snapshot === null) return undefined;
  const key = found.key;
  const known = (await readCoverage(store.db, { snapshot, pipeline: key })) ?? (await earliest(store, pointer, key));
  const window = {
    since: Math.max(Date.parse(query.since), known ? Date.parse(known.since) : Infinity),
    until: Math.min(Date.parse(query.until), Date.parse(known?.until ?? pointer.lastSyncAt)),
  };
  if (window.since >= window.until) return undefined;
  const target = { snapshot, pipeline: key, window, maxRows: query.maxRows ?? MAX_ROWS };
  return {
    window,
    pullRequests: await readMerged(store, target),
    runs: query.workflows.length > 0 ? await readDeployments(store, target, query.workflows) : [],
  };
}

interface Target {
  snapshot: number;
  pipeline: number;
  window: Window;
  maxRows: number;
}

/** For a store without a record of what was collected: from the first run or merge that it has. */
async function earliest({ db }: Store, { snapshot, lastSyncAt }: Pointer, key: number) {
  const first = (column: typeof workflowRun.startedAt | typeof prFact.mergedAt, from: SQL) =>
    sql`SELECT min(${column}) AS at FROM ${from}`;
  const runs = first(workflowRun.startedAt, sql`${workflowRun} WHERE pipeline = ${key} AND collection <= ${snapshot}`);
  const merges = first(prFact.mergedAt, sql`${prFact} WHERE pipeline = ${key} AND collection <= ${snapshot}`);
  const row = await db.get<{ at: string | null }>(sql`SELECT min(at) AS at FROM (${runs} UNION ALL ${merges})`);
  return row?.at ? { since: row.at, until: lastSyncAt } : undefined;
}

async function readMerged(
  { db }: Store,
  { snapshot, pipeline, window, maxRows }: Target,
): Promise<MergedPullRequest[]> {
  const { mergedAt, cycleTimeDays } = prFact;
  const { firstCommitAt, firstReviewAt } = prTimes;
  const isSame = and(
    eq(prTimes.pipeline, prFact.pipeline),
    eq(prTimes.number, prFact.number),
    lte(prTimes.collection, snapshot),
  );
  const rows = await db
    .select({ mergedAt, cycleTimeDays, firstCommitAt, firstReviewAt })
    .from(prFact)
    .leftJoin(prTimes, isSame)
    .where(
      and(
        eq(prFact.pipeline, pipeline),
        lte(prFact.collection, snapshot),
        gte(mergedAt, iso(window.since)),
        lt(mergedAt, iso(window.until)),
      ),
    )
    .limit(maxRows + 1);
  return checked(rows, maxRows).map((row) => ({
    mergedAt: Date.parse(row.mergedAt),
    cycleTimeDays: row.cycleTimeDays,
    firstCommitAt: timeOf(row.firstCommitAt),
    firstReviewAt: timeOf(row.firstReviewAt),
  }));
}

/** From the longest run before the window on. Runs for pull requests only try a deployment. */
async function readDeployments(
  { db }: Store,
  { snapshot, pipeline, window, maxRows }: Target,
  workflows: readonly string[],
) {
  const { workflowId, conclusion, createdAt, startedAt, durationSec, runId, attempt } = workflowRun;
  const lastJob = sql<string | null>`(SELECT max(${jobFact.completedAt}) FROM ${jobFact}
    WHERE ${and(eq(jobFact.pipeline, pipeline), eq(jobFact.runId, runId), eq(jobFact.attempt, attempt))})`;
  const rows = await db
    .select({ workflowId, conclusion, createdAt, startedAt, durationSec, lastJob })
    .from(workflowRun)
    .where(
      and(
        eq(workflowRun.pipeline, pipeline),
        seenBy(snapshot),
        isLatestAttempt(snapshot),
        gte(startedAt, iso(firstRunOf(window))),
        eq(workflowRun.status, 'completed'),
        ne(workflowRun.event, 'pull_request'),
        inArray(workflowRun.workflowName, [...workflows]),
      ),
    )
    .orderBy(asc(startedAt))
    .limit(maxRows + 1);
  return checked(rows, maxRows).map((row): DeploymentRun => {
    const started = Date.parse(row.startedAt);
    const approximateEnd = row.durationSec === null ? null : started + row.durationSec * 1000;
    const endedAt = timeOf(row.lastJob) ?? approximateEnd;
    const { workflowId, conclusion, createdAt } = row;
    return { workflowId, conclusion, createdAt: Date.parse(createdAt), startedAt: started, endedAt };
  });
}

function checked<Row>(rows: Row[], maxRows: number): Row[] {
  if (rows.length > maxRows) throw new TooManyRowsError();
  return rows;
}

function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
