import { type Collected, isSourceName, type Kept } from '../rules/freshness';
import type { DailyCommits, History } from '../rules/history';
import type {
  ActionsBilling,
  ActionsRun,
  ActionsSummary,
  ActionsTrend,
  GithubStats,
  HistoryResult,
  Sources,
} from './documents';

/** Results as the dashboard shows them. A newer server may omit any field; null means "not known". */

export type Incomplete<Row> = { [Key in keyof Row]?: Row[Key] | null };
type IncompleteStats = {
  [Key in keyof GithubStats]?:
    | (GithubStats[Key] extends readonly (infer Row)[]
        ? IncompleteRows<Row>
        : GithubStats[Key] extends object
          ? Incomplete<GithubStats[Key]>
          : GithubStats[Key])
    | null;
};
type Rows<List> = List extends readonly (infer Row)[] ? IncompleteRows<Row> : never;
type IncompleteRows<Row> = readonly (Incomplete<Row> | null)[] | null | undefined;
type Identified<Row, Key extends keyof Row> = Incomplete<Row> & { [K in Key]: NonNullable<Row[K]> };

export type Figures = ReturnType<typeof figuresOf>;
export type Profile = Figures['profile'];
export type Languages = Figures['languages'];
export type Repositories = Figures['repositories'];
export type Workflow = NonNullable<ReturnType<typeof workflowsOf>>[number];
export type Run = NonNullable<ReturnType<typeof runsOf>>[number];

/** Figures that end before yesterday do not tell whether a streak goes on. */
export function figuresOf({ profile, ...stats }: IncompleteStats, isCurrent = true) {
  return {
    profile: {
      totalCommits: numberOf(profile?.totalCommits),
      totalPRs: numberOf(profile?.totalPRs),
      totalIssues: numberOf(profile?.totalIssues),
      totalReleases: numberOf(profile?.totalReleases),
      contributionsThisYear: numberOf(profile?.contributionsThisYear),
      currentStreak: isCurrent ? numberOf(profile?.currentStreak) : null,
      longestStreak: numberOf(profile?.longestStreak),
      publicRepos: numberOf(profile?.publicRepos),
      privateRepos: numberOf(profile?.privateRepos),
      misdatedCommits: numberOf(profile?.misdatedCommits),
    },
    /** Of each day from January 1 on; null if only the total is known. */
    contributions: profile?.dailyContributions ?? null,
    /** By the day on which they were opened; null if only the total is known. */
    pullRequests: openedOf(profile?.dailyPullRequests),
    languages: languagesOf(stats),
    repositories: rowsOf(stats.repositories, ['name']),
    activity: rowsOf(stats.activity, ['date', 'commits']),
    /** Null if the server does not know it. */
    history: daysOf(stats.history),
    hourlyActivity: rowsOf(stats.hourlyActivity, ['hour', 'dayOfWeek', 'commits']),
    lastSyncAt: stats.lastSyncAt ?? null,
    lastSyncFailed: stats.lastSyncSuccess === false,
    kept: keptOf(profile?.staleTotals, stats),
  };
}

/** On the author's clock, or in the owner's time zone if the server does not know it; null if it knows neither. */
export function dailyCommits({ history, activity }: Figures): DailyCommits | null {
  if (history || !activity) return history;
  return { dates: activity.map(({ date }) => date), commits: activity.map(({ commits }) => commits) };
}

function daysOf(
  history: Incomplete<{ dates: string[]; dailyCommits: number[] }> | null | undefined,
): DailyCommits | null {
  if (!history?.dates || history.dailyCommits?.length !== history.dates.length) return null;
  return { dates: history.dates, commits: history.dailyCommits };
}

function openedOf(days: { dates: string[]; opened: number[] } | null | undefined): DailyCommits | null {
  return days ? { dates: days.dates, commits: days.opened } : null;
}

/** Null if the server does not know it. */
export function historyOf(stats: Incomplete<NonNullable<HistoryResult>> | null | undefined): History | null {
  const { history, repositories } = stats ?? {};
  const days = daysOf(history);
  if (!days || history?.hourlyCommits?.length !== days.dates.length * 24) return null;
  const { hourlyCommits: hours, languages, weeksSince } = history;
  const weeks = (repositories ?? []).map(({ id, weeklyCommits }) => [id, weeklyCommits ?? null] as const);
  return {
    ...days,
    ...{ hours, weeksSince, weeks: new Map(weeks) },
    languages: languages.flatMap((language) => {
      const ofLanguage = daysOf(language);
      return ofLanguage ? [{ name: language.name, ...ofLanguage, weights: language.dailyWeights }] : [];
    }),
  };
}

function keptOf(
  totals: IncompleteRows<{ field: string; collectedAt: string | null }>,
  { staleRepositories, staleSince }: IncompleteStats,
): Kept | null {
  if (staleRepositories == null) return null;
  const times = rowsOf(totals, ['field'])?.map((total) => [total.field, total.collectedAt ?? null] as const);
  return { repositories: staleRepositories, since: staleSince ?? null, totals: new Map(times) };
}

/** Null if the server does not know them. */
export function sourcesOf(rows: IncompleteRows<Sources[number]>): Collected[] | null {
  const known = rowsOf(rows, ['source', 'lastAttemptAt', 'outcome']);
  return known?.filter(({ source }) => isSourceName(source)) ?? null;
}

/** Without changed files, all commits count for the main language of their repository. */
function languagesOf({ languages, languagesByChange }: IncompleteStats) {
  const ofRepositories = rowsOf(languages, ['name'])?.map(({ percentage, ...language }) => ({
    ...language,
    share: percentage,
    repositoryCommits: language.commits,
  }));
  return rowsOf(languagesByChange, ['name']) ?? ofRepositories ?? null;
}

export function workflowsOf(rows: IncompleteRows<ActionsSummary>) {
  return rowsOf(rows, ['workflowName']);
}

export function runsOf(rows: IncompleteRows<ActionsRun>) {
  return rowsOf(rows, ['workflowName', 'status']);
}

/** Null if the server did not answer for one of its parts. */
export function trendOf({ periods, totals, before, runs }: { [Key in keyof ActionsTrend]?: Rows<ActionsTrend[Key]> }) {
  const byPeriod = rowsOf(periods, ['workflowName']);
  const whole = rowsOf(totals, ['workflowName']);
  const single = rowsOf(runs, ['workflowName', 'status']);
  if (!byPeriod || !whole || !single) return null;
  return { periods: byPeriod, totals: whole, runs: single, before: rowsOf(before, ['workflowName']) ?? [] };
}

/** Empty if the server does not know earlier months. */
export function billsOf({ months }: Incomplete<ActionsBilling>) {
  return rowsOf(months, ['month']) ?? [];
}

export type Trend = NonNullable<ReturnType<typeof trendOf>>;

/** Drops rows without the fields that identify them. */
function rowsOf<Row extends object, const Key extends keyof Row>(
  rows: IncompleteRows<Row>,
  keys: readonly Key[],
): Identified<Row, Key>[] | null {
  if (!Array.isArray(rows)) return null;
  return rows.filter((row): row is Identified<Row, Key> => !!row && keys.every((key) => row[key] != null));
}

function numberOf(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
