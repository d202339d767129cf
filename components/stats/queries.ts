import { QueryClient, queryOptions } from '@tanstack/react-query';
import { GraphQLClient } from 'graphql-request';
import {
  actionsBillingDocument,
  actionsRunsDocument,
  actionsSummaryDocument,
  actionsTrendDocument,
  deliveryDocument,
  githubRepositoryDocument,
  githubStatsDocument,
  historyDocument,
  type Query,
} from '@/lib/dev-stats/graphql/documents';
import { STRIP_RUNS } from '@/lib/dev-stats/rules/constants';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import { askedDelivery, askedRuns, askedTrend } from '@/lib/dev-stats/rules/pipeline-window';
import { storedToken } from '../ui/owner-token';

const STALE_MS = 5 * 60 * 1000;
/** A request that takes longer has failed. */
const TIMEOUT_MS = 10_000;

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Offline, a request fails at once instead of waiting for the network.
      queries: { staleTime: STALE_MS, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
}

/** Fetches all that the open tab shows. Resolves to whether every request succeeded. */
export async function refreshActive(client: QueryClient): Promise<boolean> {
  const active = { type: 'active' } as const;
  // refetchQueries would wait for a first request that is under way.
  await client.cancelQueries(active, { silent: true });
  await client.refetchQueries(active);
  return client
    .getQueryCache()
    .findAll(active)
    .every(({ state }) => state.status !== 'error');
}

/** Not cached: the page and the refresh button always fetch. */
export const githubStatsQuery = queryOptions({
  queryKey: ['githubStats'],
  queryFn: ({ signal }) => request(githubStatsDocument, {}, signal),
  staleTime: 0,
  gcTime: 0,
});

/** Loads when the first panel needs it, once for all of them. */
export const historyQuery = queryOptions({
  queryKey: ['githubHistory'],
  queryFn: ({ signal }) => request(historyDocument, {}, signal),
});

export const repositoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['githubRepository', id],
    queryFn: ({ signal }) => request(githubRepositoryDocument, { id }, signal),
  });

/** Shows the cached result and fetches again. */
const CACHE_AND_NETWORK = { refetchOnMount: 'always' } as const;

export interface Pipeline {
  owner: string;
  repo: string;
}

/** The queries of the CI/CD tab ask for the period of the page, or for the window of their panel. */
export const summaryQuery = ({ owner, repo }: Pipeline, period?: DateRange) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsSummary', owner, repo, period],
    queryFn: ({ signal }) => {
      const { bucket } = askedTrend(period, new Date());
      return request(actionsSummaryDocument, { owner, repo, bucket, ...askedRuns(period, new Date()) }, signal);
    },
  });

export const runsQuery = ({ owner, repo }: Pipeline, period?: DateRange) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsRuns', owner, repo, period],
    queryFn: ({ signal }) => request(actionsRunsDocument, { owner, repo, ...askedRuns(period, new Date()) }, signal),
  });

export const trendQuery = ({ owner, repo }: Pipeline, period?: DateRange) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsTrend', owner, repo, period],
    queryFn: ({ signal }) => {
      const asked = { ...askedTrend(period, new Date()), perWorkflow: STRIP_RUNS };
      return request(actionsTrendDocument, { owner, repo, ...asked }, signal);
    },
  });

export const billingQuery = ({ owner }: Pipeline) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsBilling', owner],
    queryFn: ({ signal }) => request(actionsBillingDocument, { scope: `user:${owner}` }, signal),
  });

export const deliveryQuery = ({ owner, repo }: Pipeline, period?: DateRange) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['delivery', owner, repo, period],
    queryFn: ({ signal }) => {
      const { before, ...asked } = askedDelivery(period, new Date());
      const compared = before && { hasBefore: true, beforeSince: before.since, beforeUntil: before.until };
      return request(deliveryDocument, { owner, repo, ...asked, ...compared }, signal);
    },
  });

export interface Result<Data> {
  data: Data;
  /** Error messages of the parts that failed. */
  failures: string[];
  sample: boolean;
}

/**
 * Sends an operation to /graphql. Partial data resolves with its failures; no data at all throws, so that React Query
 * keeps the previous result. The authorization header is empty without a token.
 */
async function request<Data, Variables extends object>(
  query: Query<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Result<Data>> {
  const token = storedToken();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const client = new GraphQLClient(`${window.location.origin}/graphql`, {
    errorPolicy: 'all',
    headers: { authorization: token ? `Bearer ${token}` : '' },
    signal: AbortSignal.any([signal, timeout.signal]),
  });
  const response = client.rawRequest<Data>({ query, variables }).finally(() => clearTimeout(timer));
  const { data, errors, extensions } = await response;
  const failures = (errors ?? []).map(({ message }) => message);
  if (!data || (failures.length > 0 && Object.values(data).every((value) => value === null))) {
    throw new Error(failures[0] ?? 'The server returned no data.');
  }
  return { data, failures, sample: isSample(extensions) };
}

function isSample(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'sample' in extensions && extensions.sample === true;
}
