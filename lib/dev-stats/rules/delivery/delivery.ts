import { DAY_MS, HOUR_MS } from '../../../dates';
import { DELIVERY_SAMPLES, FIRST_PLAUSIBLE_DATE, LAST_DEPLOYMENTS } from '../constants';
import { measureEnough } from '../percentile';
import { hasFailed, hasSucceeded } from '../pipelines/runs';
import {
  type DeliveryFacts,
  FAILURE_SOURCES,
  type FailureSettings,
  type FailureSource,
  type MergedPullRequest,
  type MergeKind,
} from './facts';

const WEEK_MS = 7 * DAY_MS;
const FIRST_PLAUSIBLE_TIME = Date.parse(FIRST_PLAUSIBLE_DATE);

/** A rate is null without values, a median or share with fewer than DELIVERY_SAMPLES. */
export function deliveryFigures(facts: DeliveryFacts) {
  const { window, pullRequests, source, runs } = facts;
  const weeks = (window.until - window.since) / WEEK_MS;
  const changes = pullRequests.filter(({ kind }) => kind === 'change');
  const deployments = runs.filter(hasSucceeded).length;
  const failedDeployments = runs.filter(hasFailed).length;
  const ended = deployments + failedDeployments;
  const cycleTimes = changes.map(({ cycleTimeDays }) => cycleTimeDays);
  const reviews = keepKnown(changes.map(firstReviewHours));
  const leads = keepKnown(changes.map(leadTimeDays));
  const count = (kind: MergeKind) => pullRequests.filter((merge) => merge.kind === kind).length;
  return {
    since: new Date(window.since).toISOString(),
    until: new Date(window.until).toISOString(),
    deploymentSource: source,
    merges: changes.length,
    botMerges: count('bot'),
    stackedMerges: count('stacked'),
    backportMerges: count('backport'),
    mergesPerWeek: changes.length > 0 ? changes.length / weeks : null,
    cycleTimeDays: measureEnough(cycleTimes),
    firstReviewHours: measureEnough(reviews),
    deployments,
    failedDeployments,
    deploymentsPerWeek: ended > 0 ? deployments / weeks : null,
    leadTimeDays: measureEnough(leads),
    changeFailures: countFailures(facts),
  };
}

export type DeliveryAnswer = ReturnType<typeof deliveryFigures>;

function countFailures({ source, settings, runs }: DeliveryFacts) {
  const kinds = FAILURE_SOURCES.filter(
    (kind) => isCounted(settings, kind) && (kind !== 'deployment' || source === 'deployments'),
  );
  if (source === null || kinds.length === 0) return null;
  const deployed = runs
    .filter((run) => hasSucceeded(run) || run.failures.length > 0)
    .toSorted((a, b) => a.startedAt - b.startedAt);
  const failed = deployed.filter(({ failures }) => failures.length > 0);
  const recovered = failed.map(({ endedAt, recoveredAt }) =>
    endedAt === null || recoveredAt === null ? null : Math.max(0, recoveredAt - endedAt) / HOUR_MS,
  );
  const last = deployed.slice(-LAST_DEPLOYMENTS);
  const isEnough = deployed.length >= DELIVERY_SAMPLES;
  return {
    deployments: deployed.length,
    failed: failed.length,
    rate: isEnough ? (failed.length / deployed.length) * 100 : null,
    reworkRate: isEnough ? (deployed.filter(({ isRework }) => isRework).length / deployed.length) * 100 : null,
    recoveryHours: measureEnough(keepKnown(recovered)),
    last: last.length,
    lastFailed: last.filter(({ failures }) => failures.length > 0).length,
    sources: kinds.map((kind) => ({
      kind,
      failed: failed.filter(({ failures }) => failures.includes(kind)).length,
      hours: kind === 'hotfix' ? settings.hotfixHours : null,
      label: kind === 'issue' ? (settings.issueLabel ?? null) : null,
    })),
  };
}

function isCounted({ reverts, hotfixHours, issueLabel, deployments }: FailureSettings, kind: FailureSource): boolean {
  return { revert: reverts, hotfix: hotfixHours > 0, issue: issueLabel !== undefined, deployment: deployments }[kind];
}

function keepKnown(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** From creation, or from ready for review. A review of the draft was there in time. */
function firstReviewHours({ mergedAt, cycleTimeDays, firstReviewAt }: MergedPullRequest): number | null {
  if (firstReviewAt === null) return null;
  return Math.max(0, firstReviewAt - (mergedAt - cycleTimeDays * DAY_MS)) / HOUR_MS;
}

function leadTimeDays({ firstCommitAt, deployedAt }: MergedPullRequest): number | null {
  if (deployedAt === null || firstCommitAt === null || firstCommitAt < FIRST_PLAUSIBLE_TIME) return null;
  return (deployedAt - firstCommitAt) / DAY_MS;
}
