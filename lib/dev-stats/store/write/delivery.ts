import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BranchCommitRow, DeliveryEventRow, RunRow } from '../rows';
import { branchCommit, deliveryEvent, workflowRun } from '../schema/pipelines';
import { excluded, jsonRows, splitRows } from './bulk';
import type { PipelineTarget } from './pipelines';

export type RunBranch = Pick<RunRow, 'runId' | 'headBranch' | 'headSha'>;

/** Fills in branches that are not known. Those of a run never change, so its rows need no second version. */
export async function writeBranches(
  db: LibSQLDatabase,
  { pipeline }: Pick<PipelineTarget, 'pipeline'>,
  runs: readonly RunBranch[],
): Promise<void> {
  const given = JSON.stringify(runs.map(({ runId, headBranch, headSha }) => [runId, headBranch, headSha]));
  await db.run(sql`UPDATE ${workflowRun} SET head_branch = value ->> 1, head_sha = value ->> 2 FROM json_each(${given})
    WHERE pipeline = ${pipeline} AND run_id = value ->> 0 AND head_sha IS NULL`);
}

export async function writeBranchCommits(
  db: LibSQLDatabase,
  target: PipelineTarget,
  rows: BranchCommitRow[],
): Promise<void> {
  for (const chunk of splitRows(rows))
    await db
      .insert(branchCommit)
      .select(jsonRows(branchCommit, chunk, { ...target }))
      .onConflictDoNothing();
}

/** An event that has changed gets a second row: readers of the published collection need the first. */
export async function writeEvents(db: LibSQLDatabase, target: PipelineTarget, rows: DeliveryEventRow[]): Promise<void> {
  const keys = (row: DeliveryEventRow) => JSON.stringify([row.kind, row.id]);
  const state = ({ endedAt, failedAt, name }: DeliveryEventRow) =>
    JSON.stringify([name, ...[endedAt, failedAt].map((time) => time && Date.parse(time))]);
  for (const chunk of splitRows(rows)) {
    const ids = chunk.map(({ id }) => id);
    const seen = await db
      .select()
      .from(deliveryEvent)
      .where(and(eq(deliveryEvent.pipeline, target.pipeline), inArray(deliveryEvent.id, ids)))
      .orderBy(desc(deliveryEvent.collection));
    const before = new Map(seen.toReversed().map((row) => [keys(row), state(row)]));
    const changed = chunk.filter((row) => before.get(keys(row)) !== state(row));
    await db
      .insert(deliveryEvent)
      .select(jsonRows(deliveryEvent, changed, { ...target }))
      .onConflictDoUpdate({
        target: [deliveryEvent.pipeline, deliveryEvent.kind, deliveryEvent.id, deliveryEvent.collection],
        set: excluded(deliveryEvent, ['name', 'endedAt', 'failedAt']),
      });
  }
}
