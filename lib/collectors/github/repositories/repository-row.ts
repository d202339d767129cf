import type { RepositoryRow } from '../../../dev-stats/store/rows';
import type { ListedRepository } from './repositories';

export function toRepositoryRow(
  listed: ListedRepository,
  { commits, releases }: Pick<RepositoryRow, 'commits' | 'releases'>,
): RepositoryRow {
  const row: RepositoryRow = {
    id: listed.id,
    name: listed.name,
    fullName: listed.nameWithOwner,
    description: listed.description ?? null,
    language: listed.primaryLanguage?.name ?? null,
    stars: listed.stargazerCount ?? null,
    forks: listed.forkCount ?? null,
    watchers: listed.watchers?.totalCount ?? null,
    isPrivate: listed.isPrivate,
    contributed: listed.contributed,
    htmlUrl: listed.url,
    createdAt: listed.createdAt,
    updatedAt: listed.updatedAt,
    pushedAt: listed.pushedAt ?? null,
    pullRequests: listed.pullRequests?.totalCount ?? null,
    issues: listed.issues?.totalCount ?? null,
    releases,
  };
  return commits === undefined ? row : { ...row, commits };
}

/** Changes with every issue, pull request and release, so that details are requested only then. */
export function fingerprint(listed: ListedRepository): string {
  const { issues, pullRequests, releases, latestIssue, latestPullRequest, latestRelease } = listed;
  const counts = [issues, pullRequests, releases].map((connection) => connection?.totalCount ?? '?');
  const dates = [latestIssue, latestPullRequest, latestRelease].map((list) => list?.nodes?.[0]?.updatedAt ?? '-');
  return [...counts, ...dates].join(' ');
}
