import { useQueryClient } from '@tanstack/react-query';

/** Where the figures come from: the address of the API, or a file with the public figures and the time of that copy. */
export type StatsSource = { api: string } | SavedSource;

export interface SavedSource {
  snapshot: string;
  at: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { source?: StatsSource };
  }
}

export function readPresent(source: StatsSource | undefined): Date {
  return source && 'at' in source ? new Date(source.at) : new Date();
}

export function useSource(): StatsSource | undefined {
  return useQueryClient().getDefaultOptions().queries?.meta?.source;
}
