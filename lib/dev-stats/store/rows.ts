/**
 * What collectors hand to the store. null means "not known" (failed, not permitted, never asked), 0 means zero.
 * Instants are RFC 3339 strings in any offset unless a field says otherwise; the store keeps them in UTC.
 */

export type Source = 'github' | 'actions' | 'git' | 'sample';

export interface RepositoryRow {
  /** The host's own id; of a clone that no host has told of, `git:` and its full name. */
  id: string;
  name: string;
  /** owner/name. Repositories of two sources are one when their full names are equal but for case. */
  fullName: string;
  description: string | null;
  /** Primary language, which the repository's commits are counted under. */
  language: string | null;
  stars: number;
  forks: number;
  watchers: number;
  isPrivate: boolean;
  htmlUrl: string;
  createdAt: string;
  updatedAt: string;
  pushedAt: string | null;
  /** The owner's commits. Left out, the store counts the commits it was given; null where they could not be read. */
  commits?: number | null;
  pullRequests: number | null;
  issues: number | null;
  releases: number | null;
}

export interface CommitRow {
  sha: string;
  message: string;
  authorName: string;
  authorEmail: string | null;
  /** Seconds since 1970, UTC. */
  authoredAt: number;
  /** Minutes east of UTC that the author's clock showed. */
  authorOffset: number;
  /** Seconds since 1970, UTC. */
  committedAt: number;
}

/** Left out: the store counts where it can (commits, repositories), else keeps no figure. */
export interface ProfileRow {
  totalCommits?: number | null;
  totalPRs?: number | null;
  totalIssues?: number | null;
  totalReleases?: number | null;
  contributionsThisYear?: number | null;
  publicRepos?: number | null;
  privateRepos?: number | null;
}

export interface PullRequestRow {
  id: string;
  number: number;
  title: string;
  state: string;
  htmlUrl: string;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
}

export type IssueRow = Omit<PullRequestRow, 'mergedAt'>;

export interface ReleaseRow {
  id: string;
  tagName: string;
  name: string | null;
  body: string | null;
  htmlUrl: string;
  publishedAt: string | null;
  createdAt: string;
}

/** Newest first; the store keeps the first 100 of each. A kind left out keeps what is known of it. */
export interface RepositoryDetails {
  pullRequests?: PullRequestRow[];
  issues?: IssueRow[];
  releases?: ReleaseRow[];
}

/** The repository whose pipelines are collected. Private ones are shown to the owner only. */
export interface ActionsRepository {
  owner: string;
  name: string;
  isPrivate: boolean;
}

/** One attempt of a workflow run. */
export interface RunRow {
  runId: number;
  attempt: number;
  workflowId: number;
  workflowName: string;
  event: string;
  status: string;
  conclusion: string | null;
  /** Seconds. */
  durationSec: number | null;
  /** Mean seconds that this attempt's jobs waited for a runner; null when no job told. */
  queueSec: number | null;
  /** How many jobs queueSec is the mean of. */
  queueJobs: number;
  createdAt: string;
  startedAt: string;
  updatedAt: string;
}

export interface JobRow {
  runId: number;
  attempt: number;
  jobId: number;
  name: string;
  status: string;
  conclusion: string | null;
  createdAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
  /** Seconds; null when the job does not tell. */
  queueSec: number | null;
}

/** Minutes as billed, before the operating system's multiplier. */
export interface BillingRow {
  /** Such as `user:octocat`. */
  scope: string;
  /** YYYY-MM-DD */
  asOfDate: string;
  totalMinutesUsed: number;
  includedMinutes: number;
  totalPaidMinutesUsed: number;
  ubuntuMinutes: number;
  windowsMinutes: number;
  macosMinutes: number;
}

export interface PrFactRow {
  number: number;
  /** null when the account is gone. */
  author: string | null;
  createdAt: string;
  mergedAt: string;
  cycleTimeDays: number;
}
