import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { Notice, SectionFailure } from '../notices';
import { Panel } from '../panel';
import type { Result } from '../queries';

interface PipelinePartProps<Data> extends Omit<ComponentProps<typeof Panel>, 'children'> {
  query: UseQueryResult<Result<Data>>;
  /** Shown in place of the figures while they load. Without it the height of `--far-panel` is reserved. */
  loading?: ReactNode;
  children(data: Data): ReactNode;
}

/** Loads and fails independently of the other parts of the CI/CD tab. A new answer renders without blocking input. */
export function PipelinePart<Data>({ query, loading, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isError } = query;
  const deferred = useDeferredValue(data);
  // Without an answer, for example after a change of the period, the previous answer is hidden.
  const shown = data && deferred;
  return (
    <Panel {...panel}>
      {isError && <SectionFailure query={query} />}
      {data?.failures.map((failure) => (
        <Notice key={failure}>Some figures are missing: {failure}</Notice>
      ))}
      {shown ? children(shown.data) : !isError && <div inert>{loading}</div>}
    </Panel>
  );
}
