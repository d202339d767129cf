import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Figures } from '@/lib/dev-stats/rules/figures';
import { formatAge, formatMoment } from '@/lib/dev-stats/rules/moments';
import { Pending } from './pending';
import type { Answer } from './request';
import { RetryButton } from './retry-button';
import { SyncNotices } from './sync-notices';
import { useNow } from './use-now';

interface SyncBarProps {
  query: UseQueryResult<Answer<unknown>>;
  /** What is known; nothing before the first answer and the first collection. */
  figures: Figures | undefined;
}

/** When the figures were collected, the way to ask again, and what went wrong on the way. */
export function SyncBar({ query, figures }: SyncBarProps) {
  const [asked, setAsked] = useState(false);
  const now = useNow();
  const { dataUpdatedAt, isFetching, isPending, refetch } = query;
  const loadedAt = new Date(dataUpdatedAt).toISOString();
  return (
    <div className="space-y-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-ink-soft">
            {figures?.lastSyncAt ? (
              <>
                Last synced <time dateTime={figures.lastSyncAt}>{formatAge(figures.lastSyncAt, now)}</time>
              </>
            ) : isPending ? (
              'Last synced …'
            ) : figures ? (
              'Last synced at an unknown time'
            ) : (
              'Not synced yet'
            )}
          </p>
          <p className="text-caption text-ink-faint tabular-nums">
            <span className="block">
              {isPending ? <Pending width="w-40" /> : figures ? moment(figures) : 'No data collected yet'}
            </span>
            <span className="block">{isPending ? <Pending width="w-28" /> : `Loaded ${formatAge(loadedAt, now)}`}</span>
          </p>
        </div>
        <RetryButton
          label="Refresh"
          busyLabel="Refreshing..."
          busy={isFetching && !isPending}
          onPress={() => {
            setAsked(true);
            void refetch();
          }}
        />
      </div>
      <SyncNotices query={query} lastSyncFailed={figures?.lastSyncFailed ?? false} loadedAt={loadedAt} asked={asked} />
    </div>
  );
}

/** The line stays where it is empty, so that nothing moves when the answer comes. */
function moment({ lastSyncAt }: Figures): string {
  return lastSyncAt ? formatMoment(lastSyncAt) : '\u00a0';
}
