import { DAY_MS } from '../../../dates';
import { REVIEW_WINDOW_DAYS } from '../../rules/constants';
import type { GivenReviews } from '../../rules/reviews';
import type { RepositoryDetails, RepositoryRow } from '../rows';
import type { IssueRow, PullRequestRow, ReleaseRow } from '../schema/details';

export function sampleDetails(repository: RepositoryRow): RepositoryDetails {
  const { id, htmlUrl, updatedAt } = repository;
  const list = <Row>(count: number, makeRow: (number: number, ago: (days: number) => string) => Row) =>
    Array.from({ length: count }, (_, age) =>
      makeRow(count - age, (days) => new Date(Date.parse(updatedAt) - (age + days) * DAY_MS).toISOString()),
    );
  const item = (kind: 'pull' | 'issues', number: number, ago: (days: number) => string, state: string): IssueRow => ({
    id: `${id}:${kind}:${number}`,
    number,
    title: `Sample number ${number}`,
    state,
    htmlUrl: `${htmlUrl}/${kind}/${number}`,
    createdAt: ago(10),
    updatedAt: ago(5),
    closedAt: state === 'OPEN' ? null : ago(5),
  });
  return {
    pullRequests: list(repository.pullRequests ?? 0, (number, ago): PullRequestRow => {
      const state = ['OPEN', 'MERGED', 'MERGED', 'CLOSED'][number % 4] ?? 'OPEN';
      const row = item('pull', number, ago, state);
      return { ...row, mergedAt: state === 'MERGED' ? row.closedAt : null };
    }),
    issues: list(repository.issues ?? 0, (number, ago) => item('issues', number, ago, number % 3 ? 'CLOSED' : 'OPEN')),
    releases: list(
      repository.releases ?? 0,
      (number, ago): ReleaseRow => ({
        id: `${id}:release:${number}`,
        tagName: `v1.${number}.0`,
        name: number % 2 ? `Sample 1.${number}` : null,
        body: number % 3 ? 'Sample notes.' : null,
        htmlUrl: `${htmlUrl}/releases/tag/v1.${number}.0`,
        publishedAt: ago(10),
        createdAt: ago(10),
      }),
    ),
  };
}

export function sampleReviews(today: Date): GivenReviews {
  const since = new Date(today.getTime() - REVIEW_WINDOW_DAYS * DAY_MS).toISOString();
  const totals = { given: 286, peopleUnblocked: 23, waitHours: { count: 214, median: 3.4, p90: 27.2 } };
  return { since, until: today.toISOString(), ...totals };
}
