import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { SHOWN_PULL_REQUESTS, SHOWN_RUNS } from '../../rules/constants';
import type { Store } from '../client';
import type { Coverage } from '../rows';
import type { Pointer } from '../schema/collections';
import { billing, pipeline, prFact, runCoverage, workflowRun } from '../schema/pipelines';

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

export function seenBy(snapshot: number) {
  const notReplaced = or(isNull(workflowRun.replaced), gt(workflowRun.replaced, snapshot));
  return and(lte(workflowRun.collection, snapshot), notReplaced);
}

export function isWithin(
  column: typeof workflowRun.startedAt | typeof prFact.mergedAt,
  { since, until }: Pick<PipelineQuery, 'since' | 'until'>,
) {
  return and(since === undefined ? undefined : gte(column, since), until === undefined ? undefined : lt(column, until));
}

interface RunsQuery extends PipelineQuery {
  workflowName?: string | undefined;
  conclusion?: string | undefined;
}

export async function readRuns(store: Store, pointer: Pointer, query: RunsQuery) {
  const found = await findPipeline(store, pointer, query);
  if (!found) return [];
  const { workflowName, conclusion } = query;
  const runs = await store.db
    .select()
    .from(workflowRun)
    .where(
      and(
        eq(workflowRun.pipeline, found.key),
        seenBy(pointer.snapshot),
        isLatestAttempt(pointer.snapshot),
        isWithin(workflowRun.startedAt, query),
        workflowName === undefined ? undefined : eq(workflowRun.workflowName, workflowName),
        conclusion === undefined ? undefined : eq(workflowRun.conclusion, conclusion),
      ),
    )
    .orderBy(desc(workflowRun.startedAt), desc(workflowRun.runId))
    .limit(SHOWN_RUNS);
  return runs.map((run) => ({ ...run, owner: found.owner, name: found.name }));
}

export function isLatestAttempt(snapshot: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM workflow_run AS later WHERE later.pipeline = ${workflowRun.pipeline}
    AND later.run_id = ${workflowRun.runId} AND later.attempt > ${workflowRun.attempt} AND later.collection <= ${snapshot})`;
}

export async function readCoverage({ db }: Store, snapshot: number, key: number): Promise<Coverage | undefined> {
  const isVisible = and(eq(runCoverage.pipeline, key), lte(runCoverage.collection, snapshot));
  return db.select().from(runCoverage).where(isVisible).orderBy(desc(runCoverage.collection)).limit(1).get();
}

/** Merged pull requests, newest merge first, at most 100. `since` and `until` limit the time of the merge. */
export async function readPrFacts(store: Store, pointer: Pointer, query: PipelineQuery) {
  const found = await findPipeline(store, pointer, query);
  if (!found) return [];
  const facts = await store.db
    .select()
    .from(prFact)
    .where(
      and(eq(prFact.pipeline, found.key), lte(prFact.collection, pointer.snapshot), isWithin(prFact.mergedAt, query)),
    )
    .orderBy(desc(prFact.mergedAt), desc(prFact.number))
    .limit(SHOWN_PULL_REQUESTS);
  return facts.map((fact) => ({ ...fact, owner: found.owner, name: found.name }));
}

/** `user:` also finds an organization (docs/adr/0102). */
export async function readBilling({ db }: Store, pointer: Pointer, scope: string) {
  const [kind = '', name = ''] = scope.toLowerCase().split(':', 2);
  const scopes = kind === 'user' ? [`user:${name}`, `org:${name}`] : [`${kind}:${name}`];
  return db
    .select()
    .from(billing)
    .where(and(inArray(sql`lower(${billing.scope})`, scopes), lte(billing.collection, pointer.snapshot)))
    .orderBy(desc(billing.collection), desc(billing.month))
    .limit(1)
    .get();
}
