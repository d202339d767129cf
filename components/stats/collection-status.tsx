import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import { formatDate, formatMoment } from '@/lib/dev-stats/rules/format/moments';
import { type Collected, mainSource, problemTexts, SOURCE_NAMES } from '@/lib/dev-stats/rules/source-status';
import { Notice, RetryButton } from './notices';
import { type Result, refreshActive } from './queries';
import { useSource } from './source';

interface CollectionStatusProps {
  query: UseQueryResult<Result<unknown>>;
  stats: GithubStats | null | undefined;
  sources: readonly Collected[];
  /** The last day with figures, if it is before yesterday. */
  until?: string | undefined;
}

export function CollectionStatus(props: CollectionStatusProps) {
  const client = useQueryClient();
  const [refreshed, setRefreshed] = useState<RefreshState>('none');
  const source = useSource();

  async function refresh() {
    setRefreshed('pending');
    setRefreshed((await refreshActive(client)) ? 'done' : 'failed');
  }

  return (
    <div className="space-y-3 border-hairline border-t pt-3">
      <div className="flex items-start justify-between gap-x-6 text-caption">
        <div className="flex min-w-0 flex-wrap content-start items-center gap-x-6 max-sm:min-h-17">
          <SyncTimes {...props} />
          <p role="status" className="text-dim empty:hidden">
            {props.query.isPending && 'Loading GitHub statistics...'}
          </p>
          {props.query.data?.sample && <DemoMark />}
        </div>
        {source?.savedAt ? (
          <p className="text-dim">Saved with this page on {formatMoment(source.savedAt)}.</p>
        ) : (
          <RetryButton
            label="Refresh"
            busyLabel="Refreshing..."
            busy={refreshed === 'pending'}
            onPress={refresh}
            className="needs-script inline-flex min-h-11 shrink-0 items-center gap-2 text-violet-text hover:underline print:hidden"
          />
        )}
      </div>
      <SyncNotices {...props} refreshed={refreshed} />
    </div>
  );
}

export function DemoMark() {
  return (
    <p data-file="demo" className="text-soft">
      Demo data, not real activity.
    </p>
  );
}

const ANNOUNCEMENTS = {
  none: '',
  pending: 'Refreshing figures.',
  done: 'Figures refreshed.',
  failed: 'Some figures couldn’t be refreshed.',
};
type RefreshState = keyof typeof ANNOUNCEMENTS;

function SyncTimes({ query: { isPending }, stats, sources }: CollectionStatusProps) {
  // lastSyncAt can be the time of a failure or of another source.
  const syncedAt = (mainSource(sources) ?? sources[0])?.collectedAt ?? stats?.lastSyncAt;
  const missing = isPending ? 'Last synced …' : stats ? 'Last synced at an unknown time' : 'Not synced yet';
  const text = (
    <span className="[&>time]:inline-block">
      {syncedAt ? 'Last synced ' : missing}
      {syncedAt && <time dateTime={syncedAt}>{formatMoment(syncedAt)}</time>}
    </span>
  );
  if (sources.length < 2) return <p className="flex min-h-11 items-center text-soft">{text}</p>;
  return (
    <details className="relative">
      <summary className="min-h-11 cursor-pointer content-center text-soft marker:text-dim">{text}</summary>
      <ul className="absolute z-10 w-max max-w-[calc(100vw-2*var(--page-padding))] border border-rule bg-field px-4 py-3 text-soft">
        {sources.map(({ source, collectedAt }) => (
          <li key={source}>
            From {SOURCE_NAMES[source]}: {collectedAt ? formatMoment(collectedAt) : 'never'}
          </li>
        ))}
      </ul>
    </details>
  );
}

function SyncNotices(props: CollectionStatusProps & { refreshed: RefreshState }) {
  const { query, stats, sources, until, refreshed } = props;
  const { data, dataUpdatedAt, isError } = query;
  const problems = problemTexts(sources, stats);
  if (stats && until) problems.push(`No figures after ${formatDate(until)}.`);
  return (
    <div role="status" className="space-y-2">
      {problems.map((problem) => (
        <Notice key={problem}>{problem}</Notice>
      ))}
      {isError && data && (
        <Notice>
          Couldn’t refresh. These figures were loaded on {formatMoment(new Date(dataUpdatedAt).toISOString())}.
        </Notice>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure}>Some figures are missing: {failure}</Notice>
      ))}
      <p className="sr-only">{ANNOUNCEMENTS[refreshed]}</p>
    </div>
  );
}
