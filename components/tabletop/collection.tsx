import { formatDay } from '@/lib/dates';
import { EmptyResult } from '../ui/empty-result';
import { newTab } from '../ui/links';

const SERVICE = 'https://boardgamegeek.com';

export function CollectionFacts({ updated, total }: { updated: string; total: number }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-12">
      <div>
        <dt className="text-caption text-dim">Last updated</dt>
        <dd className="figures text-title">
          <time dateTime={updated}>{formatDay(updated)}</time>
        </dd>
      </div>
      <div>
        <dt className="text-caption text-dim">Total Games</dt>
        <dd className="figures text-title">{total}</dd>
      </div>
    </dl>
  );
}

/** Required wherever BoardGameGeek data is shown. @see https://boardgamegeek.com/using_the_xml_api */
export function Attribution() {
  return (
    <p className="py-8 text-caption text-soft">
      <a href={SERVICE} className="log-link" {...newTab(SERVICE)}>
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
