import { z } from 'zod';
import type { ReviewedPullRequest } from '../../dev-stats/rules/reviews';
import type { GithubApi } from './api/client';
import { connectionSchema, graphqlPages } from './api/paging';
import { queryWhole } from './api/request';

const PAGE_SIZE = 50;

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

const list = <T extends z.ZodType>(node: T) => z.object({ nodes: z.array(node.nullable()).nullish() }).nullish();
const nodeSchema = z.object({
  occurredAt: z.string(),
  pullRequest: z.object({
    id: z.string(),
    author: z.object({ __typename: z.string(), login: z.string() }).nullish(),
    requests: list(
      z.object({ createdAt: z.string(), requestedReviewer: z.object({ login: z.string().optional() }).nullish() }),
    ),
    reviews: list(z.object({ submittedAt: z.string().nullish(), state: z.string() })),
  }),
});
const collection = z.object({ reviews: connectionSchema(nodeSchema).nullish() }).nullish();
const schema = z.object({ user: z.object({ contributionsCollection: collection }).nullish() });

interface Options {
  login: string;
  known: readonly ReviewedPullRequest[];
  window: { since: string; until: string };
}

/** Reads the newest until they add up to the total with those that are known. Throws GithubError. */
export async function readReviewed(api: GithubApi, { login, known, window }: Options): Promise<ReviewedPullRequest[]> {
  let total: number | undefined;
  const pages = graphqlPages(async (first, after) => {
    const variables = { login, ...window, first, after };
    const query = { query: REVIEWS_QUERY, variables, schema };
    const page = await queryWhole(api, query, ({ user }) => user?.contributionsCollection?.reviews);
    total ??= page.totalCount ?? undefined;
    return page;
  }, PAGE_SIZE);
  const recent = known.filter(({ reviewedAt }) => reviewedAt >= window.since);
  const newest = recent[0]?.reviewedAt ?? '';
  const read = new Map<string, ReviewedPullRequest>();
  for await (const nodes of pages) {
    for (const node of nodes) read.set(node.pullRequest.id, toReviewed(node, login.toLowerCase()));
    const all = [...read.values(), ...recent.filter(({ id }) => !read.has(id))];
    const hasAllNew = nodes.some(({ occurredAt }) => occurredAt <= newest);
    if (hasAllNew && all.length === total) return all;
  }
  return [...read.values()];
}

function toReviewed({ occurredAt, pullRequest }: z.infer<typeof nodeSchema>, login: string): ReviewedPullRequest {
  const { id, author, requests, reviews } = pullRequest;
  const isOwner = (name: string | undefined) => name?.toLowerCase() === login;
  const own = requests?.nodes?.filter((request) => isOwner(request?.requestedReviewer?.login)) ?? [];
  const askedAt = own.flatMap((request) => request?.createdAt ?? []).toSorted()[0] ?? null;
  const submitted = (reviews?.nodes ?? []).filter((review) => review !== null);
  const times = submitted.flatMap(({ submittedAt }) => submittedAt ?? []).toSorted();
  const approvals = submitted.flatMap(({ submittedAt, state }) => (state === 'APPROVED' && submittedAt) || []);
  return {
    id,
    author: author?.login ?? null,
    isCounted: author?.__typename !== 'Bot' && !isOwner(author?.login),
    reviewedAt: occurredAt,
    askedAt,
    answeredAt: askedAt && (times.find((time) => time >= askedAt) ?? null),
    approvedAt: approvals.toSorted().at(-1) ?? null,
  };
}
