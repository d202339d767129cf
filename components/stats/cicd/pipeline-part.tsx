import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { Notice, SECTION_FAILED, SectionFailure } from '../notices';
import { Panel, SampleContext } from '../panel';
import type { Result } from '../queries';

interface PipelinePartProps<Data> {
  title: string;
  definition: DefinitionId;
  note: ReactNode;
  reading?: string | undefined;
  collectedAt?: string | null | undefined;
  table?: DataTable | undefined;
  query: UseQueryResult<Result<Data>>;
  children(data: Data | undefined): ReactNode;
}

/** Loads and fails independently of the other parts of the CI/CD tab. */
export function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError } = query;
  return (
    <SampleContext value={data?.sample === true}>
      <Panel {...panel}>
        {isError && (
          <SectionFailure query={query}>
            {data ? 'Couldn’t refresh. Showing the previous figures.' : SECTION_FAILED}
          </SectionFailure>
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
