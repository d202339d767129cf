import { namedEntries, searchKinds } from '@/lib/site/search/entries';
import type { SearchData } from '@/lib/site/search/index-data';

export const dynamic = 'force-static';

/** Names only. The build adds the text of the finished pages (scripts/search-index). */
export function GET() {
  const data: SearchData = { kinds: searchKinds(), entries: namedEntries() };
  return Response.json(data);
}
