import type { RepositoryRow } from '../../dev-stats/store/rows';
import type { ListedRepository } from './repositories';

type Counts = Pick<RepositoryRow, 'commits' | 'releases'>;

/** A listed repository as the store keeps it. `commits` left out lets the store count what it was given. */
export function toRepositoryRow(listed: ListedRepository, { commits, releases }: Counts): RepositoryRow {
  const row: RepositoryRow = {
    id: listed.id,
    name: listed.name,
    fullName: listed.nameWithOwner,
    description: listed.description ?? null,
    language: listed.primaryLanguage?.name ?? null,
    stars: listed.stargazerCount ?? 0,
    forks: listed.forkCount ?? 0,
    watchers: listed.watchers?.totalCount ?? 0,
    isPrivate: listed.isPrivate,
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

/** What changes whenever an issue, a pull request or a release does; details are asked for again only then. */
export function fingerprint(listed: ListedRepository): string {
  const { issues, pullRequests, releases, latestIssue, latestPullRequest, latestRelease } = listed;
  const counts = [issues, pullRequests, releases].map((connection) => connection?.totalCount ?? '?');
  const dates = [latestIssue, latestPullRequest, latestRelease].map((list) => list?.nodes?.[0]?.updatedAt ?? '-');
  return [...counts, ...dates].join(' ');
}
