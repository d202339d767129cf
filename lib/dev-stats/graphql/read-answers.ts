import type { History } from '../rules/history/history';
import type { GithubHistory, GithubStats } from './documents';

/** Figures that end before yesterday leave the current streak unknown. */
export function hideCurrentStreak(stats: GithubStats): GithubStats {
  return { ...stats, profile: { ...stats.profile, currentStreak: null } };
}

export function readHistory({ history, repositories }: GithubHistory): History {
  return { ...history, weeks: new Map(repositories.map(({ id, weeks }) => [id, weeks])) };
}

export function isSample(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'sample' in extensions && extensions.sample === true;
}
