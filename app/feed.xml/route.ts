import { FEEDS } from '@/lib/site/feed/address';
import { atomFeed } from '@/lib/site/feed/atom';
import { projectFeed } from '@/lib/site/feed/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(atomFeed(projectFeed()), { headers: { 'content-type': `${FEEDS.atom.type}; charset=utf-8` } });
}
