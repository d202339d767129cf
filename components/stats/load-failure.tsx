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
      <EmptyResult title="Couldn't load the statistics">
        <span className="mb-5 block">The server didn't respond as expected. The rest of the site still works.</span>
        <RetryButton label="Try again" busyLabel="Trying..." busy={retrying} onPress={retry} />
      </EmptyResult>
    </div>
  );
}
