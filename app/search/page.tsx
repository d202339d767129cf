import type { Metadata } from 'next';
import { HideListOfPages, PageList } from '@/components/search/page-list';
import { SearchScreen } from '@/components/search/search-screen';
import { Shell } from '@/components/shell/shell';
import { asServed } from '@/lib/base-path/as-served';
import { getPageMeta } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';
import { INDEX_FOLDER } from '@/lib/site/search/address';
import { namedEntries } from '@/lib/site/search/entries';

export const metadata: Metadata = pageMetadata('/search');

export default function SearchPage() {
  return (
    <Shell path="/search">
      <h1 className="pt-10 pb-6 text-page md:pt-14">{getPageMeta('/search').heading}</h1>
      <SearchScreen folder={asServed(INDEX_FOLDER)} kinds={[...new Set(namedEntries().map(({ kind }) => kind))]}>
        <PageList />
      </SearchScreen>
      <HideListOfPages />
    </Shell>
  );
}
