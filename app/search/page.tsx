import { PageList, SearchForm } from '@/components/search/search-page';
import { Shell } from '@/components/shell/shell';
import { getPageMeta } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/search');

export default function SearchPage() {
  return (
    <Shell path="/search">
      <h1 className="pt-10 pb-6 text-page md:pt-14">{getPageMeta('/search').heading}</h1>
      <div className="space-y-10">
        <SearchForm />
        <PageList />
      </div>
    </Shell>
  );
}
