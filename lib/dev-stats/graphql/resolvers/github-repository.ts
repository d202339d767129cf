import { readRepository } from '../../store/read-repository';
import { instantOfSeconds } from '../../store/times';
import type { Resolver } from '../typed-schema';
import { toRepository } from './github-stats';

export const githubRepository: Resolver<'githubRepository'> = async (_, { id }, { shown, isOwner }) => {
  const source = await shown('stats');
  const stats = await source?.stats();
  const repository = stats?.repositories.find((row) => row.id === id && (isOwner || !row.isPrivate));
  if (!source || !repository) return null;
  const { commits, ...details } = await readRepository(source.store, repository);
  return {
    ...details,
    repository: toRepository(repository),
    commits: commits.map((commit) => ({
      id: `${repository.id}:${commit.sha}`,
      sha: commit.sha,
      message: commit.message,
      authorName: commit.authorName,
      authorEmail: isOwner ? commit.authorEmail : null,
      authorDate: instantOfSeconds(commit.authoredAt),
      committerDate: instantOfSeconds(commit.committedAt),
      htmlUrl: `${repository.htmlUrl}/commit/${commit.sha}`,
    })),
  };
};
