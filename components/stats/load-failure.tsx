import { BUTTON_CLASS } from '../ui/button-link';
import { EmptyResult } from '../ui/empty-result';

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
        <button type="button" className={BUTTON_CLASS.quiet} onClick={retry} disabled={retrying}>
          {retrying ? 'Trying...' : 'Try again'}
        </button>
      </EmptyResult>
    </div>
  );
}
