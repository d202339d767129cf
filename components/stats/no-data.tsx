import { EmptyResult } from '../ui/empty-result';

/** What the dashboard shows before the first collection. */
export function NoData() {
  return (
    <EmptyResult title="No GitHub data available. Please run the collection script.">
      Figures appear here after the first collection.
      <code className="mt-3 block rounded-chip bg-raised px-3 py-2 font-mono text-ink text-sm">
        npm run collect -- github
      </code>
    </EmptyResult>
  );
}
