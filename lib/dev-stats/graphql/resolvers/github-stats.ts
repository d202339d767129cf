import { type Stats, type StoredRepository, statsOn } from '../../store/read-stats';
import type { Resolver, Shape } from '../typed-schema';

export const githubStats: Resolver<'githubStats'> = async (_, __, { shown, isOwner, now }) => {
  const source = await shown('stats');
  const stats = await source?.stats();
  if (!stats) return null;
  const { profile, hourlyActivity } = figuresOn(stats, now());
  return {
    profile,
    hourlyActivity,
    languages: stats.languages,
    activity: stats.activity,
    repositories: stats.repositories.filter((repository) => isOwner || !repository.isPrivate).map(toRepository),
    // Of the collection that ended last, which need not be the one whose figures these are.
    lastSyncAt: stats.pointer.lastSyncAt,
    lastSyncSuccess: stats.pointer.lastSyncOk,
  };
};

function figuresOn(stats: Stats, now: Date) {
  const { hourlyActivity, ...today } = statsOn(stats, now);
  const { totalCommits, totalPRs, totalIssues, totalReleases, publicRepos, privateRepos } = {
    ...UNKNOWN,
    ...stats.profile,
  };
  const profile = { totalCommits, totalPRs, totalIssues, totalReleases, publicRepos, privateRepos, ...today };
  return { profile, hourlyActivity };
}

const UNKNOWN = {
  ...{ totalCommits: null, totalPRs: null, totalIssues: null, totalReleases: null },
  ...{ publicRepos: null, privateRepos: null },
};

/** A repository as the API shows it. */
export function toRepository(row: StoredRepository): Shape<'GithubRepository'> {
  const { collection, repo, source, stale, countCommits, ...shown } = row;
  return shown;
}
