import { namedEntries } from '@/lib/site/search/entries';
import { packEntries } from '@/lib/site/search/entry';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(packEntries(namedEntries()));
}
