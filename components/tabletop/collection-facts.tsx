import { Fragment, type ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { summarizeShelf } from '@/lib/tabletop/shelf';

interface CollectionFactsProps {
  collection: { updated: string; total_games: number; games: { numplays: number; categories: string[] }[] };
}

/** How large the collection is, how fresh, how much it is played, and what it is made of. */
export function CollectionFacts({ collection }: CollectionFactsProps) {
  const { plays, unplayed, categories } = summarizeShelf(collection.games);
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Fact name="Total Games">{collection.total_games}</Fact>
      <Fact name="Last updated">
        <time dateTime={collection.updated}>{formatDay(collection.updated)}</time>
      </Fact>
      <Fact name="Total plays">{plays.toLocaleString('en-US')}</Fact>
      <Fact name="Never played">{unplayed}</Fact>
      {categories.length > 0 && (
        <Fact name="Top categories">
          {categories.map(({ name, games }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <span className="whitespace-nowrap">
                {name} <span className="text-ink-faint">{games}</span>
              </span>
            </Fragment>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-faint">{name}</dt>
      <dd className="figures text-title">{children}</dd>
    </div>
  );
}
