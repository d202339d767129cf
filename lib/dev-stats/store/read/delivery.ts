import { and, asc, eq, gte, inArray, isNotNull, lte, notLike, or } from 'drizzle-orm';
import { DAY_MS, toIso } from '../../../dates';
import { MAX_RUN_DAYS } from '../../rules/constants';
import type { DeliveryFacts, Deployment, Window } from '../../rules/delivery/facts';
import { type CollectedMerge, traceDelivery } from '../../rules/delivery/trace';
import type { DeliverySettings } from '../../rules/scope';
import type { Store } from '../client';
import type { Pointer } from '../schema/collections';
import { branchCommit, deliveryEvent, prFact, prTimes, workflowRun } from '../schema/pipelines';
import { findPipeline, isLatestAttempt, type PipelineQuery, readCoverage, seenBy } from './actions';

export interface DeliveryQuery extends PipelineQuery {
  since: string;
  until: string;
  settings: DeliverySettings;
}

/** Undefined if nothing in the window was collected, or not all of it. */
export async function readDelivery(
  store: Store,
  pointer: Pointer,
  query: DeliveryQuery,
): Promise<DeliveryFacts | undefined> {
  const { snapshot } = pointer;
  const found = await findPipeline(store, pointer, query);
  const branch = found?.defaultBranch && (query.settings.branch ?? found.defaultBranch);
  if (!found || !branch) return undefined;
  const key = found.key;
  const known = await readCoverage(store, snapshot, key);
  if (!known) return undefined;
  const window = {
    since: Math.max(Date.parse(query.since), Date.parse(known.since)),
    until: Math.min(Date.parse(query.until), Date.parse(known.until)),
  };
  if (window.since >= window.until) return undefined;
  const isWithin = (time: number) => window.since <= time && time < window.until;
  const { workflows, environments, failures } = query.settings;
  const target = { snapshot, pipeline: key, window, branch };
  const events = await readEvents(store, target);
  const shipped = events.filter(({ kind, name }) => kind === 'deployment' && environments.includes(name.toLowerCase()));
  const isShipped = shipped.some(({ startedAt }) => isWithin(Date.parse(startedAt)));
  const runs = isShipped ? shipped.map(toDeployment) : await readDeployments(store, target, workflows);
  const issues = events
    .filter(({ kind, name }) => kind === 'issue' && name === failures.issueLabel)
    .map(({ startedAt, endedAt }) => ({ openedAt: Date.parse(startedAt), closedAt: toTime(endedAt) }));
  const collected = {
    branch,
    issues,
    deployments: runs,
    commits: await readCommits(store, target),
    pullRequests: await readMerged(store, target),
  };
  const workflowSource = workflows.length > 0 ? ('workflows' as const) : null;
  const traced = traceDelivery(collected, failures);
  return {
    window,
    source: isShipped ? ('deployments' as const) : workflowSource,
    settings: failures,
    pullRequests: traced.pullRequests.filter(({ mergedAt }) => isWithin(mergedAt)),
    runs: traced.runs.filter(({ startedAt }) => isWithin(startedAt)),
  };
}

interface Target {
  snapshot: number;
  pipeline: number;
  window: Window;
  branch: string;
}

/** Includes merges outside the window, which can be a hotfix or a revert of one of its deployments. */
async function readMerged({ db }: Store, { snapshot, pipeline, window }: Target): Promise<CollectedMerge[]> {
  const { number, mergedAt, cycleTimeDays, isBot, baseBranch, headBranch, mergeSha, isHotfix } = prFact;
  const branches = { isBot, baseBranch, headBranch, mergeSha, isHotfix };
  const { firstCommitAt, firstReviewAt } = prTimes;
  const isSame = and(
    eq(prTimes.pipeline, prFact.pipeline),
    eq(prTimes.number, prFact.number),
    lte(prTimes.collection, snapshot),
  );
  const isVisible = and(eq(prFact.pipeline, pipeline), lte(prFact.collection, snapshot), isNotNull(baseBranch));
  // A run that ends in the window can have begun, and contain merges, this long before.
  const earliest = toIso(window.since - MAX_RUN_DAYS * DAY_MS);
  const rows = await db
    .select({ number, mergedAt, cycleTimeDays, ...branches, firstCommitAt, firstReviewAt })
    .from(prFact)
    .leftJoin(prTimes, isSame)
    .where(and(isVisible, gte(mergedAt, earliest)));
  return rows.map((row) => ({
    ...row,
    mergedAt: Date.parse(row.mergedAt),
    firstCommitAt: toTime(row.firstCommitAt),
    firstReviewAt: toTime(row.firstReviewAt),
  }));
}

/** Includes deployments before the window: a change belongs to the first one that contains it. Leaves out runs for pull requests. */
async function readDeployments(
  { db }: Store,
  { snapshot, pipeline, branch }: Target,
  workflows: readonly string[],
): Promise<Deployment[]> {
  const { conclusion, startedAt, durationSec, jobs, headBranch, headSha } = workflowRun;
  const rows = await db
    .select({ conclusion, startedAt, durationSec, jobs, sha: headSha })
    .from(workflowRun)
    .where(
      and(
        eq(workflowRun.pipeline, pipeline),
        seenBy(snapshot),
        or(isLatestAttempt(snapshot), eq(conclusion, 'success')),
        eq(workflowRun.status, 'completed'),
        notLike(workflowRun.event, 'pull_request%'),
        eq(headBranch, branch),
        inArray(workflowRun.workflowName, [...workflows]),
      ),
    )
    .orderBy(asc(startedAt));
  return rows.map(({ jobs, durationSec: seconds, ...row }) => {
    const started = Date.parse(row.startedAt);
    const approximateEnd = seconds === null ? null : started + seconds * 1000;
    const ends = (jobs ?? []).flatMap(({ completedAt }) => toTime(completedAt) ?? []);
    const endedAt = ends.length > 0 ? Math.max(...ends) : approximateEnd;
    return { ...row, startedAt: started, endedAt, failedAt: null };
  });
}

type Event = typeof deliveryEvent.$inferSelect;

function toDeployment({ sha, startedAt, endedAt, failedAt }: Event): Deployment {
  const times = { startedAt: Date.parse(startedAt), endedAt: toTime(endedAt) ?? toTime(failedAt) };
  const conclusion = endedAt ? 'success' : failedAt ? 'failure' : null;
  return { sha, conclusion, ...times, failedAt: toTime(failedAt) };
}

async function readEvents({ db }: Store, { snapshot, pipeline }: Target): Promise<Event[]> {
  const isVisible = and(eq(deliveryEvent.pipeline, pipeline), lte(deliveryEvent.collection, snapshot));
  const rows = await db.select().from(deliveryEvent).where(isVisible).orderBy(asc(deliveryEvent.collection));
  return [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()];
}

async function readCommits({ db }: Store, { snapshot, pipeline }: Target) {
  const { sha, parents, reverts } = branchCommit;
  const isVisible = and(eq(branchCommit.pipeline, pipeline), lte(branchCommit.collection, snapshot));
  return db.select({ sha, parents, reverts }).from(branchCommit).where(isVisible);
}

function toTime(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
