import { z } from 'zod';
import { DAY_MS } from '../../dates';
import { REVIEW_WINDOW_DAYS } from '../../dev-stats/rules/constants';
import {
  countReviews,
  type GivenReviews,
  type ReviewedPullRequest,
  type ReviewWindow,
} from '../../dev-stats/rules/reviews';
import type { Collection } from '../../dev-stats/store/write/collection';
import type { Progress } from '../shared/progress';
import { toIsoSeconds } from '../shared/time';
import type { GithubApi } from './api/client';
import { graphqlError, recoverable } from './api/errors';
import { connectionSchema, graphqlPages } from './api/paging';
import { queryGraphql } from './api/request';

const PAGE_SIZE = 50;

/** The last review of each pull request, newest first. */
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
const collectionSchema = z.object({ reviews: connectionSchema(nodeSchema).nullish() }).nullish();
const schema = z.object({ user: z.object({ contributionsCollection: collectionSchema }).nullish() });

type Node = z.infer<typeof nodeSchema>;

interface CollectOptions {
  api: GithubApi;
  collection: Collection;
  now: () => Date;
  progress: Progress;
}

interface CollectedReviews {
  /** Null if the token may not read them. */
  reviews: GivenReviews | null;
  failed: 'reviews'[];
  isRefused: boolean;
}

/** The reviews of the last year. One request if few are new, because earlier collections leave what they have read. */
export async function collectReviews(
  { api, collection, now, progress }: CollectOptions,
  login: string,
): Promise<CollectedReviews> {
  const until = Math.floor(now().getTime() / 1000);
  const window = { since: toIsoSeconds(until - (REVIEW_WINDOW_DAYS * DAY_MS) / 1000), until: toIsoSeconds(until) };
  const key = `reviews of ${login}`;
  try {
    const known = JSON.parse((await collection.getCheckpoint(key)) ?? '[]');
    const { pullRequests, isRefused } = await readReviewed(api, { login, known, window });
    collection.setCheckpointAtEnd(key, JSON.stringify(pullRequests));
    return { reviews: countReviews(pullRequests, window), failed: [], isRefused };
  } catch (error) {
    const { isRefusal, message } = recoverable(error);
    progress.note(`The reviews could not be read: ${message}`);
    return { reviews: null, failed: isRefusal ? [] : ['reviews'], isRefused: false };
  }
}

interface Options {
  login: string;
  /** Of an earlier collection. */
  known: readonly ReviewedPullRequest[];
  window: ReviewWindow;
}

/** Reads the newest until they add up to the total with those that are known. Throws GithubError. */
export async function readReviewed(api: GithubApi, { login, known, window }: Options) {
  let total: number | undefined;
  let isRefused = false;
  const pages = graphqlPages(async (first, after) => {
    const variables = { login, ...window, first, after };
    const { data, issues } = await queryGraphql(api, { query: REVIEWS_QUERY, variables, schema, splittable: true });
    const page = data.user?.contributionsCollection?.reviews;
    const failure = issues.find((issue) => !graphqlError([issue]).isRefusal);
    if (!page || failure) throw graphqlError(failure ? [failure] : issues);
    isRefused ||= issues.length > 0;
    total ??= page.totalCount ?? undefined;
    return page;
  }, PAGE_SIZE);
  const recent = known.filter(({ reviewedAt }) => reviewedAt >= window.since);
  const newest = recent.reduce((latest, { reviewedAt }) => (reviewedAt > latest ? reviewedAt : latest), '');
  const read = new Map<string, ReviewedPullRequest>();
  for await (const nodes of pages) {
    for (const node of nodes) read.set(node.pullRequest.id, toReviewed(node, login.toLowerCase()));
    const all = [...read.values(), ...recent.filter(({ id }) => !read.has(id))];
    const hasAllNew = nodes.some(({ occurredAt }) => occurredAt <= newest);
    if (hasAllNew && all.length === total) return { pullRequests: all, isRefused };
  }
  return { pullRequests: [...read.values()], isRefused };
}

function toReviewed({ occurredAt, pullRequest }: Node, login: string): ReviewedPullRequest {
  const { id, author, requests, reviews } = pullRequest;
  const isOwner = (name: string | undefined) => name?.toLowerCase() === login;
  const own = requests?.nodes?.filter((request) => isOwner(request?.requestedReviewer?.login)) ?? [];
  const askedAt = own.flatMap((request) => request?.createdAt ?? []).toSorted()[0] ?? null;
  const submitted = (reviews?.nodes ?? []).filter((review) => review !== null);
  const times = submitted.flatMap(({ submittedAt }) => submittedAt ?? []).toSorted();
  const approvals = submitted
    .filter(({ state }) => state === 'APPROVED')
    .flatMap(({ submittedAt }) => submittedAt ?? []);
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
