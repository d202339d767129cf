import { z } from 'zod';
import { cycleTimeDays } from '../../../dev-stats/rules/pipelines/durations';
import type { PrFactRow, PrTimes } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { GithubError } from '../api/errors';
import { connectionPages, nodesSchema } from '../api/paging';

/** `$times` requests the fields that need further permissions of the token. */
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
        timelineItems(first: 1, itemTypes: [READY_FOR_REVIEW_EVENT, CONVERT_TO_DRAFT_EVENT]) { nodes { ... on ReadyForReviewEvent { createdAt } } }
        mergeCommit @include(if: $times) { oid }
        commits(first: 1) @include(if: $times) { nodes { commit { authoredDate } } }
        reviews(first: 100) @include(if: $times) { nodes { submittedAt author { __typename login } } }
      }
    }
  }
}`;

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
  labels: nodesSchema(z.object({ name: z.string() })),
  timelineItems: nodesSchema(z.object({ createdAt: z.string().nullish() })),
  commits: nodesSchema(z.object({ commit: z.object({ authoredDate: z.string() }) })),
  reviews: nodesSchema(z.object({ submittedAt: z.string().nullish(), author: authorSchema })),
});
type Node = z.infer<typeof nodeSchema>;

/** Without the times of commits and reviews if the token may not read them. Throws GithubError. */
export async function* mergedSince(
  api: GithubApi,
  repository: { owner: string; name: string },
  since: Date,
  times = true,
): AsyncGenerator<PrFactRow[]> {
  const { owner, name } = repository;
  const variables = { owner, name, times };
  const list = { query: MERGED_QUERY, variables, path: 'repository.pullRequests', node: nodeSchema, pageSize: 50 };
  try {
    for await (const nodes of connectionPages(api, list)) {
      yield nodes
        .map(toFact)
        .filter((fact) => fact !== null && Date.parse(fact.mergedAt) >= since.getTime()) as PrFactRow[];
      // Sorted by update, and a merge is an update: the rest was merged earlier.
      if (nodes.some(({ updatedAt }) => Date.parse(updatedAt) < since.getTime())) return;
    }
  } catch (error) {
    if (!times || !(error instanceof GithubError && error.kind === 'denied')) throw error;
    yield* mergedSince(api, repository, since, false);
  }
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

const HOTFIX = /^hot-?fix/i;

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
