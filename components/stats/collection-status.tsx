import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { formatAge, formatMoment } from '@/lib/dev-stats/rules/format/moments';
import { overdueTexts } from '@/lib/dev-stats/rules/overdue';
import { type Collected, mainSource, problemTexts } from '@/lib/dev-stats/rules/source-status';
import { Skeleton } from './figure';
import { Notice, RetryButton } from './notices';
import { type Result, refreshActive } from './queries';
import { useSource } from './source';

const CLOCK_INTERVAL_MS = 30_000;

interface CollectionStatusProps {
  query: UseQueryResult<Result<unknown>>;
  /** Null before the first collection. */
  stats: GithubStats | null | undefined;
  sources: readonly Collected[];
}

export function CollectionStatus(props: CollectionStatusProps) {
  const { refreshed, refresh } = useRefresh();
  const source = useSource();
  const now = useNow();
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <SyncTimes {...props} now={now} />
        {source && 'at' in source ? (
          <p className="text-caption text-ink-faint">Saved with this page on {formatMoment(source.at)}.</p>
        ) : (
          <RetryButton label="Refresh" busyLabel="Refreshing..." busy={refreshed === 'pending'} onPress={refresh} />
        )}
      </div>
      <SyncNotices {...props} now={now} refreshed={refreshed} />
    </div>
  );
}

const ANNOUNCEMENTS = {
  none: '',
  pending: 'Refreshing figures.',
  done: 'Figures refreshed.',
  failed: 'Some figures couldn’t be refreshed.',
};
type RefreshState = keyof typeof ANNOUNCEMENTS;

function useRefresh() {
  const client = useQueryClient();
  const [refreshed, setRefreshed] = useState<RefreshState>('none');
  async function refresh() {
    setRefreshed('pending');
    setRefreshed((await refreshActive(client)) ? 'done' : 'failed');
  }
  return { refreshed, refresh };
}

function SyncTimes({
  query: { isPending, dataUpdatedAt },
  stats,
  sources,
  now,
}: CollectionStatusProps & { now: number }) {
  // lastSyncAt can be the time of a failure or of another source.
  const syncedAt = mainSource(sources)?.collectedAt ?? stats?.lastSyncAt;
  const missing = isPending ? 'Last synced …' : stats ? 'Last synced at an unknown time' : 'Not synced yet';
  const loaded = `Loaded ${formatAge(new Date(dataUpdatedAt).toISOString(), now)}`;
  return (
    <div>
      <p className="text-ink-soft">
        {syncedAt ? 'Last synced ' : missing}
        {syncedAt && <time dateTime={syncedAt}>{formatAge(syncedAt, now)}</time>}
      </p>
      <p className="text-caption text-ink-faint tabular-nums">
        <span className="block">
          {isPending ? <Skeleton width="w-40" /> : syncedAt ? formatMoment(syncedAt) : loaded}
        </span>
        <span className="block">{isPending ? <Skeleton width="w-28" /> : syncedAt ? loaded : '\u00a0'}</span>
      </p>
    </div>
  );
}

/** A live region. Its minimum height keeps the page from moving. */
function SyncNotices(props: CollectionStatusProps & { now: number; refreshed: RefreshState }) {
  const { query, stats, sources, now, refreshed } = props;
  const { data, dataUpdatedAt, isError, isPending } = query;
  const problems = [...problemTexts(sources, stats), ...overdueTexts(sources, now)];
  return (
    <div role="status" className="min-h-7 space-y-2">
      {isPending && <p className="text-ink-faint">Loading GitHub statistics...</p>}
      {data?.sample && <Notice tone="violet">Demo data, not real activity.</Notice>}
      {problems.map((problem) => (
        <Notice key={problem} tone="amber">
          {problem}
        </Notice>
      ))}
      {isError && data && (
        <Notice tone="amber">
          Couldn’t refresh. These figures were loaded on {formatMoment(new Date(dataUpdatedAt).toISOString())}.
        </Notice>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure} tone="amber">
          Some figures are missing: {failure}
        </Notice>
      ))}
      <p className="sr-only">{ANNOUNCEMENTS[refreshed]}</p>
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
