import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Coverage } from '../rows';
import { runCoverage } from '../schema/pipelines';
import type { PipelineTarget } from './pipelines';

/** Extends the time that earlier collections cover, or replaces it if there is a gap between them. */
export async function writeCoverage(
  db: LibSQLDatabase,
  { collection, pipeline: key }: PipelineTarget,
  { since, until }: Coverage,
): Promise<void> {
  const isEarlier = and(eq(runCoverage.pipeline, key), lt(runCoverage.collection, collection));
  const [before] = await db.select().from(runCoverage).where(isEarlier).orderBy(desc(runCoverage.collection)).limit(1);
  const isGap = !before || Date.parse(before.until) < Date.parse(since);
  const row = { since: isGap || Date.parse(since) < Date.parse(before.since) ? since : before.since, until };
  await db
    .insert(runCoverage)
    .values({ pipeline: key, collection, ...row })
    .onConflictDoUpdate({ target: [runCoverage.pipeline, runCoverage.collection], set: row });
}

/** The time whose runs are all visible in a snapshot; undefined if unknown. */
export async function readCoverage(
  db: LibSQLDatabase,
  { snapshot, pipeline }: { snapshot: number; pipeline: number },
): Promise<Coverage | undefined> {
  const isVisible = and(eq(runCoverage.pipeline, pipeline), lte(runCoverage.collection, snapshot));
  return db.select().from(runCoverage).where(isVisible).orderBy(desc(runCoverage.collection)).limit(1).get();
}
