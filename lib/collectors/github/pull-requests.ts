import { z } from 'zod';
import { cycleTimeDays } from '../../dev-stats/rules/durations';
import type { PrFactRow } from '../../dev-stats/store/rows';
import type { GithubApi } from './client';
import { graphqlError } from './errors';
import { connectionSchema, graphqlPages, type Page } from './paging';
import { queryGraphql } from './request';

const PAGE_SIZE = 50;

export const MERGED_QUERY = `query MergedPullRequests($owner: String!, $name: String!, $first: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(first: $first, after: $after, states: [MERGED], orderBy: {field: UPDATED_AT, direction: DESC}) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes {
        number createdAt updatedAt mergedAt
        author { login }
        timelineItems(first: 1, itemTypes: [READY_FOR_REVIEW_EVENT]) { nodes { ... on ReadyForReviewEvent { createdAt } } }
      }
    }
  }
}`;

const nodeSchema = z.object({
  number: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  mergedAt: z.string().nullish(),
  author: z.object({ login: z.string() }).nullish(),
  timelineItems: z
    .object({ nodes: z.array(z.object({ createdAt: z.string().nullish() }).nullable()).nullish() })
    .nullish(),
});
const schema = z.object({ repository: z.object({ pullRequests: connectionSchema(nodeSchema).nullish() }).nullish() });

type Node = z.infer<typeof nodeSchema>;

/** Pages of pull requests merged since a date, with their cycle times. Throws GithubError. */
export async function* mergedSince(
  api: GithubApi,
  repository: { owner: string; name: string },
  since: Date,
): AsyncGenerator<PrFactRow[]> {
  const { owner, name } = repository;
  const fetch = (first: number, after: string | null) => fetchPage(api, { owner, name, first, after });
  for await (const nodes of graphqlPages(fetch, PAGE_SIZE)) {
    yield nodes
      .map(toFact)
      .filter((fact) => fact !== null && Date.parse(fact.mergedAt) >= since.getTime()) as PrFactRow[];
    // Sorted by update, and a merge is an update: the rest was merged earlier.
    if (nodes.some(({ updatedAt }) => Date.parse(updatedAt) < since.getTime())) return;
  }
}

async function fetchPage(api: GithubApi, variables: Record<string, unknown>): Promise<Page<Node>> {
  const { data, issues } = await queryGraphql(api, { query: MERGED_QUERY, variables, schema, splittable: true });
  const found = data.repository?.pullRequests;
  if (!found || issues.length > 0) throw graphqlError(issues);
  return found;
}

function toFact({ number, author, createdAt, mergedAt, timelineItems }: Node): PrFactRow | null {
  const readyAt = timelineItems?.nodes?.[0]?.createdAt ?? null;
  const days = cycleTimeDays({ createdAt, readyAt, mergedAt: mergedAt ?? null });
  if (days === null || !mergedAt) return null;
  return { number, author: author?.login ?? null, createdAt, mergedAt, cycleTimeDays: days };
}
