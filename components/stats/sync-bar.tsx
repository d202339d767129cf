import type { UseQueryResult } from '@tanstack/react-query';
import type { GithubStats } from '@/lib/stats/documents';
import { formatAge, formatMoment } from '@/lib/stats/moments';
import { Notice } from './notice';
import type { Answer } from './request';
import { RetryButton } from './retry-button';

interface SyncBarProps {
  query: UseQueryResult<Answer<unknown>>;
  /** What is known; nothing before the first collection. */
  stats: GithubStats | null | undefined;
}

/** When the figures were collected, the way to ask again, and what went wrong on the way. */
export function SyncBar({ query, stats }: SyncBarProps) {
  const { data, dataUpdatedAt, isFetching, isError, isPending, refetch } = query;
  const refreshing = isFetching && !isPending;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">
          Last synced{' '}
          {stats?.lastSyncAt ? (
            <time dateTime={stats.lastSyncAt} title={formatMoment(stats.lastSyncAt)}>
              {formatAge(stats.lastSyncAt, Date.now())}
            </time>
          ) : (
            <span>{isPending ? '…' : 'never, as far as is known'}</span>
          )}
        </p>
        <RetryButton label="Refresh" busyLabel="Refreshing..." busy={refreshing} onPress={refetch} />
      </div>
      <div role="status" className="space-y-3 empty:hidden">
        {data?.sample && (
          <Notice tone="violet">Sample data: these figures are made up for trying out the dashboard.</Notice>
        )}
        {stats && !stats.lastSyncSuccess && (
          <Notice tone="amber">The last collection failed. The figures are those of the one before it.</Notice>
        )}
        {isError && data && (
          <Notice tone="amber">
            Refreshing failed. These figures were loaded {formatAge(new Date(dataUpdatedAt).toISOString(), Date.now())}.
            The button tries again.
          </Notice>
        )}
        {data?.failures.map((failure) => (
          <Notice key={failure} tone="amber">
            Some figures are missing: {failure}
          </Notice>
        ))}
      </div>
    </div>
  );
}
