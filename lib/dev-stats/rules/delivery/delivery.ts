import { DAY_MS } from '../../../dates';
import { DELIVERY_SAMPLES, FIRST_PLAUSIBLE_DATE, MAX_RUN_DAYS } from '../constants';
import { type Spread, spreadOf } from '../percentile';
import { hasFailed, hasSucceeded } from '../pipelines/runs';
import { durationBins } from './duration-bins';

const HOUR_MS = DAY_MS / 24;
const WEEK_MS = 7 * DAY_MS;
const FIRST_PLAUSIBLE_TIME = Date.parse(FIRST_PLAUSIBLE_DATE);

/** Milliseconds since 1970, inclusive and exclusive. */
export interface Window {
  since: number;
  until: number;
}

/** Times in milliseconds since 1970; null if unknown or if it never happened. */
export interface MergedPullRequest {
  mergedAt: number;
  cycleTimeDays: number;
  firstCommitAt: number | null;
  firstReviewAt: number | null;
}

/** The last attempt of a run of a named workflow. */
export interface DeploymentRun {
  workflowId: number;
  conclusion: string | null;
  /** When the run was triggered: its commit does not change afterwards. */
  createdAt: number;
  startedAt: number;
  endedAt: number | null;
}

export interface DeliveryFacts {
  window: Window;
  pullRequests: readonly MergedPullRequest[];
  /** Also before the window, for failures that began there, and after it, for changes and failures that end there. */
  runs: readonly DeploymentRun[];
}

/** The part of the facts that a window needs; undefined if nothing of it was collected. */
export function narrowed(
  { window: whole, pullRequests, runs }: DeliveryFacts,
  asked: Window,
): DeliveryFacts | undefined {
  const window = { since: Math.max(asked.since, whole.since), until: Math.min(asked.until, whole.until) };
  if (window.since >= window.until) return undefined;
  return {
    window,
    pullRequests: pullRequests.filter(({ mergedAt }) => contains(window, mergedAt)),
    runs: runs.filter(({ startedAt }) => startedAt >= firstRunOf(window)),
  };
}

/** Start of the earliest run that matters to a window: the longest one that ends in it. */
export function firstRunOf({ since }: Window): number {
  return since - MAX_RUN_DAYS * DAY_MS;
}

/** A rate is null without values, a median or share with fewer than DELIVERY_SAMPLES. */
export function deliveryFigures({ window, pullRequests, runs }: DeliveryFacts) {
  const weeks = (window.until - window.since) / WEEK_MS;
  const inWindow = runs.filter(({ startedAt }) => contains(window, startedAt));
  const deployments = inWindow.filter(hasSucceeded).length;
  const failedDeployments = inWindow.filter(hasFailed).length;
  const ended = deployments + failedDeployments;
  const cycleTimes = pullRequests.map(({ cycleTimeDays }) => cycleTimeDays);
  const reviews = known(pullRequests.map(firstReviewHours));
  const leads = known(leadTimes(pullRequests, runs));
  const restored = restoreHours(runs, window);
  return {
    merges: pullRequests.length,
    mergesPerWeek: pullRequests.length > 0 ? pullRequests.length / weeks : null,
    cycleTimeDays: enough(cycleTimes),
    firstReviewHours: enough(reviews),
    deployments,
    failedDeployments,
    deploymentsPerWeek: ended > 0 ? deployments / weeks : null,
    changeFailureRate: ended >= DELIVERY_SAMPLES ? (failedDeployments / ended) * 100 : null,
    leadTimeDays: enough(leads),
    restoreHours: enough(restored),
    cycleTimeBins: durationBins(inHours(cycleTimes)),
    firstReviewBins: durationBins(reviews),
    leadTimeBins: durationBins(inHours(leads)),
    restoreBins: durationBins(restored),
  };
}

export function contains({ since, until }: Window, time: number): boolean {
  return since <= time && time < until;
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function inHours(days: readonly number[]): number[] {
  return days.map((value) => value * 24);
}

function enough(values: readonly number[]): Spread {
  const spread = spreadOf(values);
  return spread.count < DELIVERY_SAMPLES ? { ...spread, median: null, p90: null } : spread;
}

/** From creation, or from ready for review. A review of the draft was there in time. */
function firstReviewHours({ mergedAt, cycleTimeDays, firstReviewAt }: MergedPullRequest): number | null {
  if (firstReviewAt === null) return null;
  return Math.max(0, firstReviewAt - (mergedAt - cycleTimeDays * DAY_MS)) / HOUR_MS;
}

/** Days from a pull request's first commit to the end of the first successful deployment triggered after its merge. */
function leadTimes(pullRequests: readonly MergedPullRequest[], runs: readonly DeploymentRun[]): (number | null)[] {
  const deployments = runs
    .flatMap((run) => (hasSucceeded(run) && run.endedAt !== null ? [{ ...run, endedAt: run.endedAt }] : []))
    .toSorted((a, b) => a.createdAt - b.createdAt);
  let next = 0;
  return pullRequests
    .toSorted((a, b) => a.mergedAt - b.mergedAt)
    .map(({ mergedAt, firstCommitAt }) => {
      while ((deployments[next]?.createdAt ?? mergedAt) < mergedAt) next += 1;
      const end = deployments[next]?.endedAt;
      if (end === undefined || firstCommitAt === null || firstCommitAt < FIRST_PLAUSIBLE_TIME) return null;
      return (end - firstCommitAt) / DAY_MS;
    });
}

/** Hours from the end of a failed run to the end of the next success of its workflow. Failures in a row are one. */
function restoreHours(runs: readonly DeploymentRun[], window: Window): number[] {
  const hours: number[] = [];
  const failures = new Map<number, { startedAt: number; endedAt: number }>();
  const ended = runs.flatMap((run) => (run.endedAt === null ? [] : [{ ...run, endedAt: run.endedAt }]));
  for (const run of ended.toSorted((a, b) => a.endedAt - b.endedAt)) {
    const failure = failures.get(run.workflowId);
    if (hasFailed(run) && !failure) failures.set(run.workflowId, run);
    if (!hasSucceeded(run)) continue;
    if (failure && contains(window, failure.startedAt)) hours.push((run.endedAt - failure.endedAt) / HOUR_MS);
    failures.delete(run.workflowId);
  }
  return hours;
}
