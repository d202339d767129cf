import { EmptyResult } from '../ui/empty-result';

/** What the dashboard shows before the first collection. */
export function NoData() {
  return (
    <EmptyResult title="No GitHub data available. Please run the collection script.">
      The figures appear here once the repositories have been read. Nothing is estimated in the meantime.
    </EmptyResult>
  );
}
