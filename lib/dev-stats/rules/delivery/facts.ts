/** Milliseconds since 1970, inclusive and exclusive. */
export interface Window {
  since: number;
  until: number;
}

/** A change is by a person and into the production branch. */
export type MergeKind = 'change' | 'bot' | 'stacked' | 'backport';

/** Times in milliseconds since 1970; null if unknown or if it never happened. */
export interface MergedPullRequest {
  kind: MergeKind;
  mergedAt: number;
  cycleTimeDays: number;
  firstCommitAt: number | null;
  firstReviewAt: number | null;
  deployedAt: number | null;
}

export const FAILURE_SOURCES = ['revert', 'hotfix', 'issue', 'deployment'] as const;
export type FailureSource = (typeof FAILURE_SOURCES)[number];

/** An attempt of a run of a named workflow on the production branch, or a GitHub Deployment. */
export interface Deployment {
  sha: string | null;
  conclusion: string | null;
  startedAt: number;
  endedAt: number | null;
  /** When a GitHub Deployment was marked as failed. */
  failedAt: number | null;
}

export interface DeploymentRun extends Deployment {
  failures: FailureSource[];
  recoveredAt: number | null;
  isRework: boolean;
}

export interface FailureSettings {
  reverts: boolean;
  /** Longest time from a deployment to the merge of a hotfix, in hours; 0 if hotfixes do not count. */
  hotfixHours: number;
  issueLabel: string | undefined;
  deployments: boolean;
}

export interface DeliveryFacts {
  window: Window;
  /** Where deployments are from; null without a named workflow and without GitHub Deployments. */
  source: 'workflows' | 'deployments' | null;
  settings: FailureSettings;
  pullRequests: readonly MergedPullRequest[];
  runs: readonly DeploymentRun[];
}
