import { and, eq, type SQL, sql } from 'drizzle-orm';
import { FAILURE_CONCLUSIONS } from '../../rules/constants';
import { type AskedSummary, type Attempt, summarizeWorkflows } from '../../rules/pipelines/workflow-summary';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { workflowRun } from '../schema/pipelines';
import { findPipeline, isLatestAttempt, isWithin, type PipelineQuery, readCoverage, seenBy } from './actions';

/** Reads attempts as one JSON array, which is faster than rows (docs/adr/0103). */
export async function readSummary(store: Store, pointer: Pointer, query: PipelineQuery & AskedSummary) {
  const found = await findPipeline(store, pointer, query);
  const { snapshot } = pointer;
  if (!found) return [];
  const { runId, attempt, workflowName, status, conclusion } = workflowRun;
  const { startedAt, durationSec, queueSec, queueJobs } = workflowRun;
  const columns = sql`'runId', ${runId}, 'attempt', ${attempt},
    'workflowName', ${workflowName}, 'status', ${status}, 'conclusion', ${conclusion},
    'startedAt', ${startedAt}, 'durationSec', ${durationSec}, 'queueSec', ${queueSec}, 'queueJobs', ${queueJobs},
    'origin', ${origin(found.defaultBranch)}, 'isLast', json(iif(${isLatestAttempt(snapshot)}, 'true', 'false')),
    'hasFailedBefore', json(iif(${hasFailedBefore(snapshot)}, 'true', 'false'))`;
  const [rows, coverage] = await Promise.all([
    store.db
      .select({ attempts: sql<string>`json_group_array(json_object(${columns}))` })
      .from(workflowRun)
      .where(and(eq(workflowRun.pipeline, found.key), seenBy(snapshot), isWithin(startedAt, query))),
    readCoverage(store, snapshot, found.key),
  ]);
  // Without a record of what was collected, nothing is newer than the last collection.
  const collected = coverage ?? { until: pointer.lastSyncAt };
  const attempts = rows.flatMap((row): Attempt[] => JSON.parse(row.attempts));
  const { bucket, since, until } = query;
  return summarizeWorkflows(attempts, { bucket, since, until }, collected);
}

function origin(defaultBranch: string | null): SQL {
  const { event, headBranch, headSha } = workflowRun;
  return sql`CASE WHEN ${event} LIKE 'pull_request%' THEN 'pull-request' WHEN ${headSha} IS NULL THEN NULL
    WHEN ${headBranch} = ${defaultBranch} THEN 'default-branch' ELSE 'other' END`;
}

function hasFailedBefore(snapshot: number): SQL {
  return sql`${workflowRun.attempt} > 1 AND EXISTS (SELECT 1 FROM workflow_run AS earlier
    WHERE earlier.pipeline = ${workflowRun.pipeline} AND earlier.run_id = ${workflowRun.runId}
    AND earlier.attempt < ${workflowRun.attempt} AND earlier.collection <= ${snapshot}
    AND earlier.conclusion IN ${[...FAILURE_CONCLUSIONS]})`;
}
