import { readRepository } from '../../store/read-repository';
import { latestStats, type StoredRepository, statsOn } from '../../store/read-stats';
import { readPublished } from '../context';
import type { Resolver, Shape } from '../typed-schema';

const UNKNOWN_TOTALS = {
  totalCommits: null,
  totalPRs: null,
  totalIssues: null,
  totalReleases: null,
  publicRepos: null,
  privateRepos: null,
  misdatedCommits: null,
};

export const githubStats: Resolver<'githubStats'> = async (_, __, context) => {
  const { isOwner, now } = context;
  const source = await readPublished(context, 'stats');
  const stats = source && (await latestStats(source.store, source.pointer));
  if (!stats) return null;
  const { hourlyActivity, ...today } = statsOn(stats, now());
  return {
    profile: { ...(stats.profile ?? UNKNOWN_TOTALS), ...today },
    hourlyActivity,
    languages: stats.languages,
    activity: stats.activity,
    repositories: stats.repositories.filter((repository) => isOwner || !repository.isPrivate).map(toRepository),
    // The last collection can have failed; the figures are then those of an earlier one.
    lastSyncAt: stats.pointer.lastSyncAt,
    lastSyncSuccess: stats.pointer.lastSyncOk,
  };
};

export const githubRepository: Resolver<'githubRepository'> = async (_, { id }, context) => {
  const { isOwner } = context;
  const source = await readPublished(context, 'stats');
  const stats = source && (await latestStats(source.store, source.pointer));
  const repository = stats?.repositories.find((row) => row.id === id && (isOwner || !row.isPrivate));
  if (!source || !repository) return null;
  const { commits, ...details } = await readRepository(source.store, repository);
  return {
    ...details,
    repository: toRepository(repository),
    commits: commits.map(({ sha, message, authorName, authorEmail, authorDate, committerDate }) => ({
      id: `${repository.id}:${sha}`,
      sha,
      message,
      authorName,
      authorEmail: isOwner ? authorEmail : null,
      authorDate,
      committerDate,
      htmlUrl: repository.htmlUrl && `${repository.htmlUrl}/commit/${sha}`,
    })),
  };
};

function toRepository({ collection, repo, source, stale, countCommits, ...shown }: StoredRepository) {
  const { stars, forks, watchers } = shown;
  return {
    ...shown,
    ...{ stars: stars ?? 0, forks: forks ?? 0, watchers: watchers ?? 0 },
    ...{ starCount: stars, forkCount: forks, watcherCount: watchers },
  } satisfies Shape<'GithubRepository'>;
}
