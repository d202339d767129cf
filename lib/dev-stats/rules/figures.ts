import type { ActionsRun, ActionsSummary, GithubStats } from './documents';
import { type Loose, numberOf, rowsOf } from './known';

/** An answer of which anything may be missing. */
type Wire = { [Key in keyof GithubStats]?: WirePart<GithubStats[Key]> | null };
type WirePart<Part> = Part extends readonly (infer Row)[]
  ? readonly (Loose<Row> | null)[]
  : Part extends object
    ? Loose<Part>
    : Part;

/** What the dashboard shows of an answer. null: not known, be it that the server said so or that it left it out. */
export type Figures = ReturnType<typeof figuresOf>;
export type Profile = Figures['profile'];
export type Languages = Figures['languages'];
export type Repositories = Figures['repositories'];

/** An answer as figures, whatever a server of another version leaves out of it. */
export function figuresOf({ profile, ...stats }: Wire) {
  return {
    profile: {
      totalCommits: numberOf(profile?.totalCommits),
      totalPRs: numberOf(profile?.totalPRs),
      totalIssues: numberOf(profile?.totalIssues),
      totalReleases: numberOf(profile?.totalReleases),
      contributionsThisYear: numberOf(profile?.contributionsThisYear),
      currentStreak: numberOf(profile?.currentStreak),
      longestStreak: numberOf(profile?.longestStreak),
      publicRepos: numberOf(profile?.publicRepos),
      privateRepos: numberOf(profile?.privateRepos),
    },
    languages: rowsOf(stats.languages, ['name']),
    repositories: rowsOf(stats.repositories, ['name']),
    activity: rowsOf(stats.activity, ['date', 'commits']),
    hourlyActivity: rowsOf(stats.hourlyActivity, ['hour', 'dayOfWeek', 'commits']),
    lastSyncAt: stats.lastSyncAt ?? null,
    /** Only a server that says so had a failed collection. */
    lastSyncFailed: stats.lastSyncSuccess === false,
  };
}

export const workflowsOf = (rows: readonly (Loose<ActionsSummary> | null)[] | null | undefined) =>
  rowsOf(rows, ['workflowName']);
export const runsOf = (rows: readonly (Loose<ActionsRun> | null)[] | null | undefined) =>
  rowsOf(rows, ['workflowName', 'status']);
export type Workflow = NonNullable<ReturnType<typeof workflowsOf>>[number];
export type Run = NonNullable<ReturnType<typeof runsOf>>[number];
