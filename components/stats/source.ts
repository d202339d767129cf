import { useQueryClient } from '@tanstack/react-query';

export interface StatsSource {
  url: string;
  /** The time of the copy. Absent for the API. */
  savedAt?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { source?: StatsSource };
  }
}

export function readPresent(source: StatsSource | undefined): Date {
  return source?.savedAt ? new Date(source.savedAt) : new Date();
}

export function useSource(): StatsSource | undefined {
  return useQueryClient().getDefaultOptions().queries?.meta?.source;
}
