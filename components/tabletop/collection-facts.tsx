import { formatDay } from '@/lib/dates';

/** How large the collection is and how fresh. */
export function CollectionFacts({ collection }: { collection: { updated: string; total_games: number } }) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <div>
        <dt className="text-caption text-ink-faint">Total Games</dt>
        <dd className="figures text-title">{collection.total_games}</dd>
      </div>
      <div>
        <dt className="text-caption text-ink-faint">Last updated</dt>
        <dd className="text-title">
          <time dateTime={collection.updated}>{formatDay(collection.updated)}</time>
        </dd>
      </div>
    </dl>
  );
}
