import { DAY_MS } from '../../../dates';
import { REVIEW_WINDOW_DAYS } from '../../rules/constants';
import type { GivenReviews } from '../../rules/reviews';
import type { RepositoryDetails } from '../rows';
import type { IssueRow, PullRequestRow, ReleaseRow } from '../schema/details';

export function sampleDetails(htmlUrl: string, today: Date): RepositoryDetails {
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS).toISOString();
  const item = (kind: 'pull' | 'issues', number: number, state: string): IssueRow => ({
    id: `sample:${kind}:${number}`,
    number,
    title: `Sample number ${number}`,
    state,
    htmlUrl: `${htmlUrl}/${kind}/${number}`,
    createdAt: ago(130 - number),
    updatedAt: ago(125 - number),
    closedAt: state === 'OPEN' ? null : ago(125 - number),
  });
  const pullRequest = (number: number): PullRequestRow => {
    const state = ['OPEN', 'MERGED', 'MERGED', 'CLOSED'][number % 4] ?? 'OPEN';
    const row = item('pull', number, state);
    return { ...row, mergedAt: state === 'MERGED' ? row.closedAt : null };
  };
  const release = (number: number): ReleaseRow => ({
    id: `sample:release:${number}`,
    tagName: `v1.${number}.0`,
    name: number % 2 ? `Sample 1.${number}` : null,
    body: number % 3 ? 'Sample notes.' : null,
    htmlUrl: `${htmlUrl}/releases/tag/v1.${number}.0`,
    publishedAt: number === 9 ? null : ago(100 - number),
    createdAt: ago(100 - number),
  });
  const downFrom = (count: number) => Array.from({ length: count }, (_, index) => count - index);
  return {
    pullRequests: downFrom(120).map(pullRequest),
    issues: downFrom(30).map((number) => item('issues', number, number % 3 ? 'CLOSED' : 'OPEN')),
    releases: downFrom(9).map(release),
  };
}

export function sampleReviews(today: Date): GivenReviews {
  const since = new Date(today.getTime() - REVIEW_WINDOW_DAYS * DAY_MS).toISOString();
  const totals = { given: 286, peopleUnblocked: 23, waitHours: { count: 214, median: 3.4, p90: 27.2 } };
  return { since, until: today.toISOString(), ...totals };
}
