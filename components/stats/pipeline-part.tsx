import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DefinitionId } from '@/lib/stats/definitions';
import { Notice } from './notice';
import { Panel } from './panel';
import type { Answer } from './request';
import { RetryButton } from './retry-button';

interface PipelinePartProps<Data> {
  title: string;
  definition: DefinitionId;
  note?: string | undefined;
  query: UseQueryResult<Answer<Data>>;
  children(data: Data): ReactNode;
}

/** One part of the CI/CD tab, shown as soon as its own answer is there; a failure is its own, too. */
export function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  return (
    <Panel {...panel}>
      {isPending && (
        <p role="status" className="min-h-40 text-ink-soft">
          Loading CI/CD metrics...
        </p>
      )}
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <Notice tone="amber">
            {data ? 'Asking again failed; these are the figures from before.' : 'This part could not be loaded.'}
          </Notice>
          <RetryButton label="Try again" busyLabel="Trying..." busy={isFetching} onPress={refetch} />
        </div>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure} tone="amber">
          Some figures are missing: {failure}
        </Notice>
      ))}
      {data && children(data.data)}
    </Panel>
  );
}
