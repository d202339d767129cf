import type { DailyCommits, History } from '../rules/history/history';
import type { GithubHistory, GithubStats, LanguageRow } from './documents';

/** Figures that end before yesterday leave the current streak unknown. */
export function hideCurrentStreak(stats: GithubStats): GithubStats {
  return { ...stats, profile: { ...stats.profile, currentStreak: null } };
}

/** On the author's clock, or in the owner's time zone if those days are not collected yet. */
export function dailyCommits({ history, activity }: GithubStats): DailyCommits {
  if (history) return history;
  return { dates: activity.map(({ date }) => date), commits: activity.map(({ commits }) => commits) };
}

export function readHistory({ history, repositories }: GithubHistory): History | null {
  return history && { ...history, weeks: new Map(repositories.map(({ id, weeks }) => [id, weeks])) };
}

/** Without changed files, all commits count for the main language of their repository. */
export function listLanguages({ languages, languagesByChange }: GithubStats): LanguageRow[] {
  if (languagesByChange) return languagesByChange;
  return languages.map(({ name, commits, percentage }) => ({
    name,
    commits,
    repositoryCommits: commits,
    share: percentage,
  }));
}

export function isSample(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'sample' in extensions && extensions.sample === true;
}
