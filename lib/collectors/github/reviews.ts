import { z } from 'zod';
import type { ReviewedPullRequest } from '../../dev-stats/rules/reviews';
import type { GithubApi } from './api/client';
import { connectionPages, nodesSchema } from './api/paging';

export const REVIEWS_QUERY = `query Reviews(
  $login: String!, $since: DateTime!, $until: DateTime!, $first: Int!, $after: String
) {
  user(login: $login) {
    contributionsCollection(from: $since, to: $until) {
      reviews: pullRequestReviewContributions(first: $first, after: $after, orderBy: {direction: DESC}) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes {
          occurredAt
          pullRequest {
            id author { __typename login }
            requests: timelineItems(first: 50, itemTypes: [REVIEW_REQUESTED_EVENT]) {
              nodes { ... on ReviewRequestedEvent { createdAt requestedReviewer { ... on User { login } } } }
            }
            reviews(first: 50, author: $login) { nodes { submittedAt state } }
          }
        }
      }
    }
  }
}`;

const nodeSchema = z.object({
  occurredAt: z.string(),
  pullRequest: z.object({
    id: z.string(),
    author: z.object({ __typename: z.string(), login: z.string() }).nullish(),
    requests: nodesSchema(
      z.object({ createdAt: z.string(), requestedReviewer: z.object({ login: z.string().optional() }).nullish() }),
    ),
    reviews: nodesSchema(z.object({ submittedAt: z.string().nullish(), state: z.string() })),
  }),
});
/** Pull requests of the window, each once. Throws GithubError. */
export async function readReviewed(
  api: GithubApi,
  login: string,
  window: { since: string; until: string },
): Promise<ReviewedPullRequest[]> {
  const path = 'user.contributionsCollection.reviews';
  const list = { query: REVIEWS_QUERY, variables: { login, ...window }, path, node: nodeSchema, pageSize: 50 };
  const reviewed = new Map<string, ReviewedPullRequest>();
  for await (const nodes of connectionPages(api, list)) {
    for (const node of nodes) reviewed.set(node.pullRequest.id, toReviewed(node, login.toLowerCase()));
  }
  return [...reviewed.values()];
}

function toReviewed({ occurredAt, pullRequest }: z.infer<typeof nodeSchema>, login: string): ReviewedPullRequest {
  const { author, requests, reviews } = pullRequest;
  const isOwner = (name: string | undefined) => name?.toLowerCase() === login;
  const own = requests?.nodes?.filter((request) => isOwner(request?.requestedReviewer?.login)) ?? [];
  const askedAt = own.flatMap((request) => request?.createdAt ?? []).toSorted()[0] ?? null;
  const submitted = (reviews?.nodes ?? []).filter((review) => review !== null);
  const times = submitted.flatMap(({ submittedAt }) => submittedAt ?? []).toSorted();
  const approvals = submitted.flatMap(({ submittedAt, state }) => (state === 'APPROVED' && submittedAt) || []);
  return {
    author: author?.login ?? null,
    isCounted: author?.__typename !== 'Bot' && !isOwner(author?.login),
    reviewedAt: occurredAt,
    askedAt,
    answeredAt: askedAt && (times.find((time) => time >= askedAt) ?? null),
    approvedAt: approvals.toSorted().at(-1) ?? null,
  };
}
