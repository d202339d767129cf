import { compareText } from '../../../words';
import { sum } from '../format/numbers';
import { findStart, nextStart } from '../history/daily';
import { measureSpread } from '../percentile';
import { collectedPart, isPartial, type Known } from './periods';
import { hasFailed, hasSucceeded } from './runs';

/** An attempt of a workflow run. Seconds; null if unknown. */
export interface Attempt {
  runId: number;
  attempt: number;
  workflowName: string;
  status: string;
  conclusion: string | null;
  startedAt: string;
  durationSec: number | null;
  queueSec: number | null;
  queueJobs: number;
  isLast: boolean;
  hasFailedBefore: boolean;
  /** Null if it was collected without its branch. */
  origin: 'default-branch' | 'pull-request' | 'other' | null;
}

export type Bucket = 'day' | 'week' | 'month' | 'all';

export interface AskedSummary extends Known {
  bucket: Bucket;
}

/** Attempts must be in the window. Newest period first, then most runs. Rates are 0 to 100, times are in seconds. */
export function summarizeWorkflows(attempts: readonly Attempt[], { bucket, ...asked }: AskedSummary, collected: Known) {
  const ended = attempts.filter(
    (attempt) => attempt.status === 'completed' && (hasSucceeded(attempt) || hasFailed(attempt)),
  );
  const [first = ''] = ended.map(({ startedAt }) => startedAt).toSorted();
  const whole = collectedPart(asked, { ...collected, first });
  const toPeriod = (start: string) => {
    if (bucket === 'all') return whole;
    const period = { periodStart: toInstant(start), periodEnd: toInstant(nextStart(start, bucket)) };
    return { ...period, isPartial: isPartial(period, { asked, collected }) };
  };
  const startOfPeriod = (startedAt: string) => (bucket === 'all' ? '' : findStart(startedAt.slice(0, 10), bucket));
  const periods = Map.groupBy(ended, ({ startedAt }) => startOfPeriod(startedAt));
  return [...periods]
    .toSorted(([a], [b]) => compareText(b, a))
    .flatMap(([start, group]) => {
      const workflows = Map.groupBy(group, ({ workflowName }) => workflowName);
      return [...workflows]
        .map(([workflowName, own]) => ({ workflowName, ...toPeriod(start), ...computeFigures(own) }))
        .sort((a, b) => b.runs - a.runs || compareText(a.workflowName, b.workflowName));
    });
}

export type WorkflowSummary = ReturnType<typeof summarizeWorkflows>[number];

function computeFigures(attempts: readonly Attempt[]) {
  const successes = attempts.filter(hasSucceeded).length;
  const seconds = attempts.map(({ durationSec }) => durationSec).filter((value) => value !== null);
  const duration = measureSpread(seconds);
  const queued = attempts.filter(({ queueSec }) => queueSec !== null);
  const jobs = sum(queued.map(({ queueJobs }) => queueJobs));
  const runs = new Set(attempts.map(({ runId }) => runId)).size;
  // An attempt that is not the last was retried, perhaps in a later period.
  const retried = new Set(attempts.filter(({ attempt, isLast }) => attempt > 1 || !isLast).map(({ runId }) => runId))
    .size;
  const last = attempts.filter(({ isLast }) => isLast);
  const repaired = last.filter((attempt) => hasSucceeded(attempt) && attempt.hasFailedBefore);
  return {
    runs: attempts.length,
    successes,
    avgRunSec: seconds.length > 0 ? sum(seconds) / seconds.length : null,
    // The mean of all jobs, not of the means of runs.
    avgQueueSec: jobs > 0 ? sum(queued.map(({ queueSec, queueJobs }) => (queueSec ?? 0) * queueJobs)) / jobs : null,
    successRate: (successes / attempts.length) * 100,
    retryRate: (retried / runs) * 100,
    medianRunSec: duration.median,
    p90RunSec: duration.p90,
    runSamples: duration.count,
    ...countOrigins(attempts),
    endedRuns: last.length,
    repairedRuns: repaired.length,
  };
}

function countOrigins(attempts: readonly Attempt[]) {
  const isKnown = attempts.every(({ origin }) => origin !== null);
  const count = (origin: Attempt['origin'], isCounted: (attempt: Attempt) => boolean) =>
    isKnown ? attempts.filter((attempt) => attempt.origin === origin && isCounted(attempt)).length : null;
  return {
    defaultBranchRuns: count('default-branch', () => true),
    defaultBranchSuccesses: count('default-branch', hasSucceeded),
    pullRequestRuns: count('pull-request', () => true),
    pullRequestSuccesses: count('pull-request', hasSucceeded),
  };
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`;
}
