import type { GithubStats } from './documents';

/** Figures that end before yesterday leave the current streak unknown. */
export function hideCurrentStreak(stats: GithubStats): GithubStats {
  return { ...stats, profile: { ...stats.profile, currentStreak: null } };
}

export function isDemo(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'sample' in extensions && extensions.sample === true;
}
