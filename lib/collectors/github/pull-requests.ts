import { z } from 'zod';
import { cycleTimeDays } from '../../dev-stats/rules/durations';
import type { PrFactRow } from '../../dev-stats/store/rows';
import { ask, type GithubApi } from './ask';
import { failureOf } from './failure';
import { type Page, pages } from './pages';

const PAGE = 50;

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
  // Gone with its account.
  author: z.object({ login: z.string() }).nullish(),
  timelineItems: z
    .object({ nodes: z.array(z.object({ createdAt: z.string().nullish() }).nullable()).nullish() })
    .nullish(),
});
const connection = z.object({
  totalCount: z.number().nullish(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  nodes: z.array(nodeSchema.nullable()).nullish(),
});
const schema = z.object({ repository: z.object({ pullRequests: connection.nullish() }).nullish() });

type Node = z.infer<typeof nodeSchema>;

/** Merged pull requests with their cycle time, merged at or after `since`, in pages. Throws GithubError. */
export async function* mergedSince(
  api: GithubApi,
  repository: { owner: string; name: string },
  since: Date,
): AsyncGenerator<PrFactRow[]> {
  const fetch = (first: number, after: string | null) => fetchPage(api, { ...repository, first, after });
  for await (const nodes of pages(fetch, PAGE)) {
    yield nodes
      .map(toFact)
      .filter((fact) => fact !== null && Date.parse(fact.mergedAt) >= since.getTime()) as PrFactRow[];
    // A merge is an update: from here on everything was merged earlier.
    if (nodes.some(({ updatedAt }) => Date.parse(updatedAt) < since.getTime())) return;
  }
}

async function fetchPage(api: GithubApi, variables: Record<string, unknown>): Promise<Page<Node>> {
  const { data, issues } = await ask(api, { query: MERGED_QUERY, variables, schema, divisible: true });
  const found = data.repository?.pullRequests;
  if (!found || issues.length > 0) throw failureOf(issues);
  return {
    nodes: found.nodes ?? [],
    hasNextPage: found.pageInfo.hasNextPage,
    endCursor: found.pageInfo.endCursor ?? null,
    total: found.totalCount,
  };
}

function toFact({ number, author, createdAt, mergedAt, timelineItems }: Node): PrFactRow | null {
  const readyAt = timelineItems?.nodes?.[0]?.createdAt ?? null;
  const days = cycleTimeDays({ createdAt, readyAt, mergedAt: mergedAt ?? null });
  if (days === null || !mergedAt) return null;
  return { number, author: author?.login ?? null, createdAt, mergedAt, cycleTimeDays: days };
}
