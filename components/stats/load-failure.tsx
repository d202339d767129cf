import { EmptyResult } from '../ui/empty-result';
import { RetryButton } from './retry-button';

interface LoadFailureProps {
  retry(): void;
  retrying: boolean;
}

/** What stands in where the server could not be asked and nothing was known before. */
export function LoadFailure({ retry, retrying }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyResult title="The statistics could not be loaded">
        <span className="mb-5 block">
          The server did not answer as expected. The rest of the site works without it.
        </span>
        <RetryButton label="Try again" busyLabel="Trying..." busy={retrying} onPress={retry} />
      </EmptyResult>
    </div>
  );
}
