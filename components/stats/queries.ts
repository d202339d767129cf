import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { GraphQLClient } from 'graphql-request';
import { useDeferredValue } from 'react';
import {
  billingOperation,
  deliveryOperation,
  historyOperation,
  type Operation,
  type Pipeline,
  runsOperation,
  statsOperation,
  summaryOperation,
  trendOperation,
} from '@/lib/dev-stats/graphql/operations';
import { isDemo } from '@/lib/dev-stats/graphql/read-answers';
import { type Answer, snapshotKey } from '@/lib/dev-stats/graphql/snapshot';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import type { History } from '@/lib/dev-stats/rules/history/history';
import { storedToken } from '../ui/owner-token';
import { readPresent, type StatsSource } from './source';

const STALE_MS = 5 * 60 * 1000;
const TIMEOUT_MS = 10_000;

export function createQueryClient(source: StatsSource) {
  return new QueryClient({
    defaultOptions: {
      // Offline, a request fails at once instead of waiting for the network.
      queries: { meta: { source }, staleTime: STALE_MS, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
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
  queryFn: ({ signal, meta }) => request(statsOperation, signal, meta?.source),
  staleTime: 0,
  gcTime: 0,
});

export type StatsData = typeof statsOperation extends Operation<infer Data, infer _> ? Data : never;

export const historyQuery = queryOptions({
  queryKey: ['githubHistory'],
  queryFn: ({ signal, meta }) => request(historyOperation, signal, meta?.source),
});

export const summaryQuery = pipelineQuery('actionsSummary', summaryOperation);
export const runsQuery = pipelineQuery('actionsRuns', runsOperation);
export const trendQuery = pipelineQuery('actionsTrend', trendOperation);
export const deliveryQuery = pipelineQuery('delivery', deliveryOperation);
export const billingQuery = pipelineQuery('actionsBilling', billingOperation);

/** The CI/CD tab asks again whenever it opens. */
function pipelineQuery<Data, Variables extends object>(
  name: string,
  operationFor: (pipeline: Pipeline, period: DateRange | undefined, now: Date) => Operation<Data, Variables>,
) {
  return (pipeline: Pipeline, period?: DateRange) =>
    queryOptions({
      queryKey: [name, pipeline.owner, pipeline.repo, period],
      queryFn: ({ signal, meta }) =>
        request(operationFor(pipeline, period, readPresent(meta?.source)), signal, meta?.source),
      refetchOnMount: 'always',
    });
}

export interface Result<Data> {
  data: Data;
  failures: string[];
  sample: boolean;
}

/** Partial data resolves with its failures. No data throws, so that React Query keeps the previous result. */
async function request<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  signal: AbortSignal,
  source: StatsSource | undefined,
): Promise<Result<Data>> {
  // Sending a request takes several milliseconds. A separate task keeps them out of hydration.
  await new Promise((resolve) => setTimeout(resolve));
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const limited = AbortSignal.any([signal, timeout.signal]);
  const { url = '/graphql', savedAt } = source ?? {};
  const answer = (savedAt ? readSaved : send)<Data, Variables>(url, operation, limited);
  return readAnswer(await answer.finally(() => clearTimeout(timer)));
}

/** Throws if the answer has no data. */
export function readAnswer<Data>({ data, errors, extensions }: Answer<Data>): Result<Data> {
  const failures = (errors ?? []).map(({ message }) => message);
  if (Object.values(data ?? {}).every((value) => value === null && failures.length > 0)) {
    throw new Error(failures[0] ?? 'The server returned no data.');
  }
  return { data: data as Data, failures, sample: isDemo(extensions) };
}

/** On this host the authorization header is empty without a token. Another host gets none. */
function send<Data, Variables extends object>(
  address: string,
  { query, variables }: Operation<Data, Variables>,
  signal: AbortSignal,
): Promise<Answer<Data>> {
  const { origin } = window.location;
  const url = new URL(address, origin);
  const token = storedToken();
  const own = { authorization: token ? `Bearer ${token}` : '' };
  const client = new GraphQLClient(url.href, {
    errorPolicy: 'all',
    headers: url.origin === origin ? own : {},
    signal,
  });
  return client.rawRequest<Data>({ query, variables });
}

async function readSaved<Data, Variables>(
  address: string,
  operation: Operation<Data, Variables>,
  signal: AbortSignal,
): Promise<Answer<Data>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The saved figures could not be loaded (${response.status}).`);
  const answers: Record<string, Answer<Data>> = await response.json();
  return answers[snapshotKey(operation)] ?? {};
}

/** The daily figures: undefined while loading or not `enabled`, null when missing. Rendering them does not block input. */
export function useHistory(enabled = true): History | null | undefined {
  const { data, isPending } = useQuery({ ...historyQuery, enabled });
  const shown = useDeferredValue(data);
  const isLoading = isPending || (data !== undefined && shown === undefined);
  if (isLoading) return undefined;
  return shown?.data.githubStats?.history ?? null;
}
