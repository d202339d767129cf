import { QueryClient, queryOptions } from '@tanstack/react-query';
import {
  actionsBillingDocument,
  actionsRunsDocument,
  actionsSummaryDocument,
  githubStatsDocument,
} from '@/lib/dev-stats/graphql/documents';
import { actionsSince } from '@/lib/dev-stats/rules/runs';
import { request } from './request';

const STALE_MS = 5 * 60 * 1000;

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: 1, refetchOnWindowFocus: false } },
  });
}

/** Not cached: the page and the refresh button always fetch. */
export const githubStatsQuery = queryOptions({
  queryKey: ['githubStats'],
  queryFn: ({ signal }) => request(githubStatsDocument, {}, signal),
  staleTime: 0,
  gcTime: 0,
});

/** Shows the cached result and fetches again. */
const CACHE_AND_NETWORK = { refetchOnMount: 'always' } as const;

export interface Pipeline {
  owner: string;
  repo: string;
}

export const summaryQuery = ({ owner, repo }: Pipeline) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsSummary', owner, repo],
    queryFn: ({ signal }) => request(actionsSummaryDocument, { owner, repo, bucket: 'week', since: since() }, signal),
  });

export const runsQuery = ({ owner, repo }: Pipeline) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsRuns', owner, repo],
    queryFn: ({ signal }) => request(actionsRunsDocument, { owner, repo, since: since() }, signal),
  });

export const billingQuery = ({ owner }: Pipeline) =>
  queryOptions({
    ...CACHE_AND_NETWORK,
    queryKey: ['actionsBilling', owner],
    queryFn: ({ signal }) => request(actionsBillingDocument, { scope: `user:${owner}` }, signal),
  });

function since(): string {
  return actionsSince(new Date()).toISOString();
}
