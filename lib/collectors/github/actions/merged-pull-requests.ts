import { z } from 'zod';
import { cycleTimeDays } from '../../../dev-stats/rules/pipelines/durations';
import type { PrFactRow, PrTimes } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { GithubError } from '../api/errors';
import { connectionSchema, graphqlPages, type Page } from '../api/paging';
import { queryWhole } from '../api/request';

const PAGE_SIZE = 50;

/** `$times` asks for what a token needs further permissions for. */
export const MERGED_QUERY = `query MergedPullRequests(
  $owner: String!, $name: String!, $first: Int!, $after: String, $times: Boolean!
) {
  repository(owner: $owner, name: $name) {
    pullRequests(first: $first, after: $after, states: [MERGED], orderBy: {field: UPDATED_AT, direction: DESC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes {
        number createdAt updatedAt mergedAt baseRefName headRefName
        author { __typename login }
        labels(first: 10) { nodes { name } }
        timelineItems(first: 1, itemTypes: [READY_FOR_REVIEW_EVENT]) { nodes { ... on ReadyForReviewEvent { createdAt } } }
        mergeCommit @include(if: $times) { oid }
        commits(first: 1) @include(if: $times) { nodes { commit { authoredDate } } }
        reviews(first: 20) @include(if: $times) { nodes { submittedAt author { __typename login } } }
      }
    }
  }
}`;

const list = <T extends z.ZodType>(node: T) => z.object({ nodes: z.array(node.nullable()).nullish() }).nullish();
const authorSchema = z.object({ __typename: z.string().nullish(), login: z.string() }).nullish();
const nodeSchema = z.object({
  number: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  mergedAt: z.string().nullish(),
  baseRefName: z.string().nullish(),
  headRefName: z.string().nullish(),
  mergeCommit: z.object({ oid: z.string() }).nullish(),
  author: authorSchema,
  labels: list(z.object({ name: z.string() })),
  timelineItems: list(z.object({ createdAt: z.string().nullish() })),
  commits: list(z.object({ commit: z.object({ authoredDate: z.string() }) })),
  reviews: list(z.object({ submittedAt: z.string().nullish(), author: authorSchema })),
});
const schema = z.object({ repository: z.object({ pullRequests: connectionSchema(nodeSchema).nullish() }).nullish() });

type Node = z.infer<typeof nodeSchema>;

export async function* mergedSince(
  api: GithubApi,
  repository: { owner: string; name: string },
  since: Date,
): AsyncGenerator<PrFactRow[]> {
  const { owner, name } = repository;
  let times = true;
  const fetch = async (first: number, after: string | null): Promise<Page<Node>> => {
    try {
      return await fetchPage(api, { owner, name, first, after, times });
    } catch (error) {
      if (!times || !(error instanceof GithubError && error.kind === 'denied')) throw error;
      times = false;
      return fetch(first, after);
    }
  };
  for await (const nodes of graphqlPages(fetch, PAGE_SIZE)) {
    yield nodes
      .map(toFact)
      .filter((fact) => fact !== null && Date.parse(fact.mergedAt) >= since.getTime()) as PrFactRow[];
    // Sorted by update, and a merge is an update: the rest was merged earlier.
    if (nodes.some(({ updatedAt }) => Date.parse(updatedAt) < since.getTime())) return;
  }
}

async function fetchPage(api: GithubApi, variables: Record<string, unknown>): Promise<Page<Node>> {
  return queryWhole(api, { query: MERGED_QUERY, variables, schema }, ({ repository }) => repository?.pullRequests);
}

function toFact({ number, author, createdAt, mergedAt, timelineItems, ...node }: Node): PrFactRow | null {
  const readyAt = timelineItems?.nodes?.[0]?.createdAt ?? null;
  const days = cycleTimeDays({ createdAt, readyAt, mergedAt: mergedAt ?? null });
  if (days === null || !mergedAt) return null;
  const login = author?.login ?? null;
  const times = readTimes(node, { login, mergedAt });
  const labels = node.labels?.nodes?.map((label) => label?.name ?? '') ?? [];
  const isHotfix = [node.headRefName ?? '', ...labels].some((name) => HOTFIX.test(name));
  return {
    number,
    author: login,
    createdAt,
    mergedAt,
    cycleTimeDays: days,
    isBot: author?.__typename === 'Bot',
    baseBranch: node.baseRefName ?? null,
    headBranch: node.headRefName ?? null,
    mergeSha: node.mergeCommit?.oid ?? null,
    isHotfix,
    ...(times && { times }),
  };
}

const HOTFIX = /^hot-?fix\b/i;

/** Undefined if GitHub did not say. Bots do not review, and a review after the merge delays nothing. */
function readTimes(
  { commits, reviews }: Pick<Node, 'commits' | 'reviews'>,
  { login, mergedAt }: { login: string | null; mergedAt: string },
): PrTimes | undefined {
  if (!commits?.nodes || !reviews?.nodes) return undefined;
  const others = reviews.nodes.filter((review) => {
    const author = review?.author;
    return author?.__typename !== 'Bot' && (author?.login ?? null) !== login;
  });
  const beforeMerge = (time: string | null | undefined) => !!time && Date.parse(time) <= Date.parse(mergedAt);
  const authored = commits.nodes[0]?.commit.authoredDate ?? null;
  const submitted = others.map((review) => review?.submittedAt ?? null).filter(beforeMerge);
  return {
    firstCommitAt: beforeMerge(authored) ? authored : null,
    firstReviewAt: submitted.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0] ?? null,
  };
}
