import { EmptyResult } from '../ui/empty-result';

/** What the dashboard shows before the first collection. */
export function NoData() {
  return (
    <EmptyResult title="No GitHub data available. Please run the collection script.">
      The figures appear here once the repositories have been read. Nothing is estimated in the meantime.
      <code className="mt-3 block rounded-chip bg-raised px-3 py-2 font-mono text-ink text-sm">
        npm run collect -- github
      </code>
    </EmptyResult>
  );
}
