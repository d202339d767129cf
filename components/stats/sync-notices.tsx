import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment } from '@/lib/dev-stats/rules/moments';
import { Notice } from './notice';
import type { Answer } from './request';

interface SyncNoticesProps {
  query: UseQueryResult<Answer<unknown>>;
  /** The collection that ended last brought nothing. */
  lastSyncFailed: boolean;
  /** ISO instant at which the figures shown were loaded. */
  loadedAt: string;
  /** The visitor has asked for a refresh. */
  asked: boolean;
}

/** What there is to say of the figures, read out when it changes. Its first line always has its place. */
export function SyncNotices({ query, lastSyncFailed, loadedAt, asked }: SyncNoticesProps) {
  const { data, isFetching, isError, isPending } = query;
  return (
    <div role="status" className="min-h-7 space-y-2">
      {isPending && <p className="text-ink-faint">Loading GitHub statistics...</p>}
      {data?.sample && <Notice tone="violet">Demo data, not real activity.</Notice>}
      {lastSyncFailed && (
        <Notice tone="amber">The last collection failed. These figures are from the one before it.</Notice>
      )}
      {isError && data && (
        <Notice tone="amber">Couldn't refresh. These figures were loaded on {formatMoment(loadedAt)}.</Notice>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure} tone="amber">
          Some figures are missing: {failure}
        </Notice>
      ))}
      {asked && !isError && <p className="sr-only">{isFetching ? 'Refreshing figures.' : 'Figures refreshed.'}</p>}
    </div>
  );
}
