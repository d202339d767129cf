import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/dev-stats/rules/format/moments';
import { EmptyResult } from '../ui/empty-result';
import { BUTTON_CLASS } from '../ui/links';
import { historyQuery } from './queries';
import { useSource } from './source';

export function Notice({ children }: { children: ReactNode }) {
  return <p className="border-amber border-l-2 pl-4 text-amber">{children}</p>;
}

export function MissingData() {
  return <p className="text-soft">No data from the server.</p>;
}

export function LoadFailure({ retry, retrying }: { retry(): void; retrying: boolean }) {
  const savedAt = useSource()?.savedAt;
  return (
    <div role="alert">
      <EmptyResult title="Couldn’t load the statistics">
        {savedAt ? (
          <>The copy saved with this page on {formatMoment(savedAt)} has none. The rest of the site still works.</>
        ) : (
          <>
            <span className="mb-5 block">The server didn’t respond as expected. The rest of the site still works.</span>
            <RetryButton label="Try again" busyLabel="Trying..." busy={retrying} onPress={retry} />
          </>
        )}
      </EmptyResult>
    </div>
  );
}

export function NoFigures() {
  return (
    <EmptyResult
      title="No GitHub data available. Please run the collection script."
      command="npm run collect -- github"
    >
      Figures appear here after the first collection.
    </EmptyResult>
  );
}

interface SectionFailureProps {
  query: { data?: unknown; isFetching: boolean; refetch(): void };
}

export function SectionFailure({ query: { data, isFetching, refetch } }: SectionFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <Notice>{data ? 'Couldn’t refresh. Showing the previous figures.' : 'Couldn’t load this section.'}</Notice>
      <RetryButton label="Try again" busyLabel="Trying..." busy={isFetching} onPress={refetch} />
    </div>
  );
}

/** Instead of daily figures, if useHistory returns null. */
export function MissingHistory() {
  // Mounting must not fetch again: while that loads, useHistory would unmount this.
  const query = useQuery({ ...historyQuery, retryOnMount: false });
  return query.isError ? <SectionFailure query={query} /> : <MissingData />;
}

interface RetryButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  onPress(): void;
  className?: string;
}

/** Stays focusable while busy, so that keyboard users keep their position. */
export function RetryButton({ label, busyLabel, busy, onPress, className = BUTTON_CLASS.quiet }: RetryButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      <RefreshCw className={busy ? 'animate-spin' : ''} />
      {busy ? busyLabel : label}
    </button>
  );
}
