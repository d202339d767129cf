import { shareLanguages } from '../../rules/commits/languages';
import { readRepository } from '../../store/read/repository';
import { isKnownPrivate, latestStats, type Stats, type StoredRepository, statsOn } from '../../store/read/stats';
import { readPublished, readStore } from '../context';
import type { Resolver, Shape } from '../schema-types';

export const githubStats: Resolver<'githubStats'> = async (_, __, context) => {
  const { isOwner, now } = context;
  const source = await readPublished(context, 'stats');
  const stats = source && (await latestStats(source.store, source.pointer));
  if (!stats) return null;
  const { hourlyActivity, ...today } = statsOn(stats, now());
  return {
    profile: { ...stats.profile, ...today, staleTotals: stats.profile.keptTotals ?? [] },
    hourlyActivity,
    reviews: stats.profile.reviews,
    ...selectLanguages(stats, isOwner),
    activity: stats.activity,
    repositories: stats.repositories.filter((repository) => isOwner || !repository.isPrivate).map(toRepository),
    // The last collection can have failed; the figures are then those of an earlier one.
    lastSyncAt: stats.pointer.lastSyncAt,
    lastSyncSuccess: stats.pointer.lastSyncOk,
    staleRepositories: stats.staleRepositories,
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
      message: isOwner ? message : message.replaceAll(/<[^<>\s]+@[^<>\s]+>/g, '<…>'),
      authorName,
      authorEmail: isOwner ? authorEmail : null,
      authorDate,
      committerDate,
      htmlUrl: repository.htmlUrl && `${repository.htmlUrl}/commit/${sha}`,
    })),
  };
};

/** Hides languages that only repositories known as private have, also from the remainder to 100 percent. */
function selectLanguages({ languages, changedLanguages, repositories, history, profile }: Stats, isOwner: boolean) {
  const isPublic = new Set(changedLanguages.filter((language) => language.isPublic).map(({ name }) => name));
  for (const repository of repositories)
    if (repository.language && !isKnownPrivate(repository)) isPublic.add(repository.language);
  const isShown = ({ name }: { name: string }) => isOwner || isPublic.has(name);
  const shares = shareLanguages(changedLanguages.filter(isShown));
  return {
    languages: languages.filter(isShown),
    languagesByChange: shares,
    codeCommits: sumWeights(shares),
    commitsWithoutCode: profile.totalCommits === null ? null : profile.totalCommits - sumWeights(changedLanguages),
    history: toHistory(history, isShown),
  };
}

function sumWeights(languages: readonly { weight: number }[]): number {
  return Math.round(languages.reduce((sum, { weight }) => sum + weight, 0));
}

function toHistory(
  { dates, commits, hours, languages }: Stats['history'],
  isShown: (language: { name: string }) => boolean,
): Shape<'CommitHistory'> {
  const shown = languages.filter(isShown);
  return {
    dates,
    dailyCommits: commits,
    hourlyCommits: hours,
    languages: shown.map(({ name, dates, commits, weights }) => ({
      name,
      dates,
      dailyCommits: commits,
      dailyWeights: weights,
    })),
  };
}

function toRepository(row: StoredRepository) {
  const { collection, repo, source, stale, countCommits, ...shown } = row;
  const { stars, forks, watchers } = shown;
  return {
    ...shown,
    isStale: stale,
    stars: stars ?? 0,
    forks: forks ?? 0,
    watchers: watchers ?? 0,
    starCount: stars,
    forkCount: forks,
  } satisfies Shape<'GithubRepository'>;
}

export const sources: Resolver<'sources'> = async (_, __, context) => {
  const shown = await readStore(context);
  context.isSample ||= shown?.sources.some(({ source }) => source === 'sample') ?? false;
  return shown?.sources ?? [];
};
