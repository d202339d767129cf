import { EmptyResult } from '../ui/empty-result';

/** What stands in for the shelf before the collection was fetched, and how to fetch it. */
export function EmptyCollection() {
  return (
    <EmptyResult title="The collection has not been loaded yet">
      Run the fetcher script to load it:{' '}
      <code className="mt-3 block rounded-chip bg-raised px-3 py-2 font-mono text-ink text-sm">
        npm run collect -- bgg USERNAME
      </code>
    </EmptyResult>
  );
}
