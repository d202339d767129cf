import { Fragment, type ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { summarizeShelf } from '@/lib/tabletop/shelf';
import { EmptyResult } from '../ui/empty-result';
import { newTab } from '../ui/links';

const SERVICE = 'https://boardgamegeek.com';

interface CollectionFactsProps {
  collection: { updated: string; total_games: number; games: { numplays: number; categories: string[] }[] };
}

export function CollectionFacts({ collection }: CollectionFactsProps) {
  const { plays, unplayed, categories } = summarizeShelf(collection.games);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-4 sm:flex sm:gap-x-12 sm:flex-wrap">
      <Fact name="Total Games">{collection.total_games}</Fact>
      <Fact name="Last updated">
        <time dateTime={collection.updated}>{formatDay(collection.updated)}</time>
      </Fact>
      {plays > 0 && <Fact name="Total plays">{plays.toLocaleString('en-US')}</Fact>}
      {plays > 0 && <Fact name="Never played">{unplayed}</Fact>}
      {categories.length > 0 && (
        <Fact name="Top categories" className="col-span-2">
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

function Fact({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-caption text-ink-faint">{name}</dt>
      <dd className="figures text-title">{children}</dd>
    </div>
  );
}

/** Required wherever BoardGameGeek data is shown. @see https://boardgamegeek.com/using_the_xml_api */
export function Attribution() {
  return (
    <p className="pt-8 text-caption text-ink-soft">
      <a href={SERVICE} className="underline underline-offset-4 hover:text-ink" {...newTab(SERVICE)}>
        Powered by BGG
      </a>
    </p>
  );
}

export function EmptyCollection() {
  return (
    <EmptyResult title="The collection has not been loaded yet" command="npm run collect -- bgg USERNAME">
      Run the fetcher script to load it:
    </EmptyResult>
  );
}
