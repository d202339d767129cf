import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Notice, SECTION_FAILED, SectionFailure } from '../notices';
import { Panel } from '../panel';
import type { Result } from '../queries';

interface PipelinePartProps<Data> extends Omit<ComponentProps<typeof Panel>, 'children'> {
  query: UseQueryResult<Result<Data>>;
  children(data: Data | undefined): ReactNode;
}

/** Loads and fails independently of the other parts of the CI/CD tab. */
export function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError } = query;
  return (
    <Panel {...panel}>
      {isError && (
        <SectionFailure query={query}>
          {data ? 'Couldn’t refresh. Showing the previous figures.' : SECTION_FAILED}
        </SectionFailure>
      )}
      {data?.failures.map((failure) => (
        <Notice key={failure}>Some figures are missing: {failure}</Notice>
      ))}
      {isPending ? (
        <div inert className="space-y-4">
          {children(undefined)}
        </div>
      ) : (
        data && children(data.data)
      )}
    </Panel>
  );
}
