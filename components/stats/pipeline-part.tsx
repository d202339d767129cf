import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { Notice, RetryButton } from './notices';
import { Panel, SampleContext } from './panel';
import type { Result } from './queries';

interface PipelinePartProps<Data> {
  title: string;
  definition: DefinitionId;
  note: ReactNode;
  reading?: string;
  collectedAt?: string | null | undefined;
  table?: DataTable | undefined;
  query: UseQueryResult<Result<Data>>;
  children(data: Data | undefined): ReactNode;
}

/** Loads and fails independently of the other parts of the CI/CD tab. */
export function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  return (
    <SampleContext value={data?.sample === true}>
      <Panel {...panel}>
        {isError && (
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <Notice tone="amber">
              {data ? 'Couldn’t refresh. Showing the previous figures.' : 'Couldn’t load this section.'}
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
    </SampleContext>
  );
}
