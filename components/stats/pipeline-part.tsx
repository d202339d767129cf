import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions';
import { Notice } from './notice';
import { Panel } from './panel';
import type { Answer } from './request';
import { RetryButton } from './retry-button';

interface PipelinePartProps<Data> {
  title: string;
  definition: DefinitionId;
  note: ReactNode;
  query: UseQueryResult<Answer<Data>>;
  /** Draws the data; undefined while they are on their way. */
  children(data: Data | undefined): ReactNode;
}

/** One part of the CI/CD tab, shown as soon as its own answer is there; a failure is its own, too. */
export function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  return (
    <Panel {...panel}>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <Notice tone="amber">
            {data ? "Couldn't refresh. Showing the previous figures." : "Couldn't load this section."}
          </Notice>
          <RetryButton label="Try again" busyLabel="Trying..." busy={isFetching} onPress={refetch} />
        </div>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure} tone="amber">
          Some figures are missing: {failure}
        </Notice>
      ))}
      {isPending ? (
        <div inert className="space-y-5">
          {children(undefined)}
        </div>
      ) : (
        data && children(data.data)
      )}
    </Panel>
  );
}
