import type { Client } from '@libsql/client';
import { cleanText, writeBulk } from './bulk';
import type { KnownRun } from './collection';
import type { ActionsRepository, BillingRow, JobRow, PrFactRow, RunRow } from './rows';
import { instant } from './times';

export interface PipelineTarget {
  collection: number;
  pipeline: number;
}

/** Key of a repository's pipelines. A sample has one of its own, so that it never mixes with what was collected. */
export async function pipelineKey(
  client: Client,
  { repository, sample }: { repository: ActionsRepository; sample: boolean },
): Promise<number> {
  const { owner, name, isPrivate } = repository;
  const { rows } = await client.execute({
    sql: `INSERT INTO pipeline (owner, name, full_name, is_private, sample) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (full_name, sample) DO UPDATE SET owner = excluded.owner, name = excluded.name, is_private = excluded.is_private
      RETURNING key`,
    args: [owner, name, `${owner}/${name}`.toLowerCase(), isPrivate ? 1 : 0, sample ? 1 : 0],
  });
  return Number(rows[0]?.key);
}

const SAME_ATTEMPT = 'seen.pipeline = given.pipeline AND seen.run_id = given.run_id AND seen.attempt = given.attempt';
const NEWS = `seen.status IS NOT given.status OR seen.conclusion IS NOT given.conclusion
  OR (seen.duration_sec IS NULL AND given.duration_sec IS NOT NULL) OR given.queue_jobs > seen.queue_jobs`;
const GIVEN = `(SELECT ? AS pipeline, ? AS collection, $0 AS run_id, $1 AS attempt, $2 AS workflow_id, $3 AS workflow_name, $4 AS event,
  $5 AS status, $6 AS conclusion, $7 AS duration_sec, $8 AS queue_sec, $9 AS queue_jobs, $10 AS created_at, $11 AS started_at,
  $12 AS updated_at FROM json_each(?)) AS given`;

/**
 * Adds attempts, and a further row for one that is no longer as it was seen: readers of the figures shown now keep the row
 * they had. A duration stands once it is known, and that updated_at moved is no news: the host touches old runs.
 */
export async function writeRuns(
  client: Client,
  { collection, pipeline }: PipelineTarget,
  rows: RunRow[],
): Promise<void> {
  const values = (row: RunRow) => [
    ...[row.runId, row.attempt, row.workflowId, cleanText(row.workflowName), row.event, row.status, row.conclusion],
    ...[row.durationSec, row.queueSec, row.queueJobs],
    ...[instant(row.createdAt), instant(row.startedAt), instant(row.updatedAt)],
  ];
  const args = [pipeline, collection];
  await writeBulk(client, {
    rows,
    values,
    args,
    sql: `UPDATE workflow_run AS seen SET replaced = given.collection FROM ${GIVEN}
      WHERE ${SAME_ATTEMPT} AND seen.replaced IS NULL AND seen.collection <> given.collection AND (${NEWS})`,
  });
  await writeBulk(client, {
    rows,
    values,
    args,
    sql: `INSERT INTO workflow_run (pipeline, collection, run_id, attempt, workflow_id, workflow_name, event, status, conclusion,
      duration_sec, queue_sec, queue_jobs, created_at, started_at, updated_at) SELECT given.* FROM ${GIVEN}
      WHERE NOT EXISTS (SELECT 1 FROM workflow_run AS seen WHERE ${SAME_ATTEMPT} AND seen.replaced IS NULL
        AND seen.collection <> given.collection)
      ON CONFLICT (pipeline, run_id, attempt, collection) DO UPDATE SET status = excluded.status, conclusion = excluded.conclusion,
      duration_sec = excluded.duration_sec, queue_sec = excluded.queue_sec, queue_jobs = excluded.queue_jobs,
      updated_at = excluded.updated_at`,
  });
}

export async function writeJobs(client: Client, pipeline: number, rows: JobRow[]): Promise<void> {
  await writeBulk(client, {
    rows,
    values: (row) => [
      ...[row.runId, row.attempt, row.jobId, cleanText(row.name), row.status, row.conclusion],
      ...[row.createdAt, row.startedAt, row.completedAt].map((time) => (time === null ? null : instant(time))),
      row.queueSec,
    ],
    sql: `INSERT INTO job_fact (pipeline, run_id, attempt, job_id, name, status, conclusion, created_at, started_at, completed_at,
      queue_sec) SELECT ?, $0, $1, $2, $3, $4, $5, $6, $7, $8, $9 FROM json_each(?) WHERE true
      ON CONFLICT DO UPDATE SET status = excluded.status, conclusion = excluded.conclusion, started_at = excluded.started_at,
      completed_at = excluded.completed_at, queue_sec = excluded.queue_sec`,
    args: [pipeline],
  });
}

export async function readKnownRuns(
  client: Client,
  { pipeline, from, to }: { pipeline: number; from: string; to: string },
): Promise<KnownRun[]> {
  const { rows } = await client.execute({
    sql: `SELECT run_id, attempt, status, conclusion, duration_sec, queue_jobs, EXISTS (SELECT 1 FROM job_fact
        WHERE job_fact.pipeline = run.pipeline AND job_fact.run_id = run.run_id AND job_fact.attempt = run.attempt) AS has_jobs
      FROM workflow_run AS run WHERE pipeline = ? AND replaced IS NULL AND created_at >= ? AND created_at < ?`,
    args: [pipeline, instant(from), instant(to)],
  });
  return rows.map((row) => ({
    runId: Number(row.run_id),
    attempt: Number(row.attempt),
    status: String(row.status),
    conclusion: row.conclusion === null ? null : String(row.conclusion),
    durationSec: row.duration_sec === null ? null : Number(row.duration_sec),
    queueJobs: Number(row.queue_jobs),
    hasJobs: Boolean(row.has_jobs),
  }));
}

export async function writeBilling(client: Client, collection: number, row: BillingRow): Promise<void> {
  await client.execute({
    sql: `INSERT OR REPLACE INTO billing (scope, collection, as_of_date, total_minutes_used, included_minutes,
      total_paid_minutes_used, ubuntu_minutes, windows_minutes, macos_minutes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[row.scope, collection, row.asOfDate, row.totalMinutesUsed, row.includedMinutes],
      ...[row.totalPaidMinutesUsed, row.ubuntuMinutes, row.windowsMinutes, row.macosMinutes],
    ],
  });
}

export async function writePrFacts(
  client: Client,
  { collection, pipeline }: PipelineTarget,
  rows: PrFactRow[],
): Promise<void> {
  await writeBulk(client, {
    rows,
    values: (row) => [row.number, row.author, instant(row.createdAt), instant(row.mergedAt), row.cycleTimeDays],
    sql: `INSERT INTO pr_fact (pipeline, collection, number, author, created_at, merged_at, cycle_time_days)
      SELECT ?, ?, $0, $1, $2, $3, $4 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    args: [pipeline, collection],
  });
}
