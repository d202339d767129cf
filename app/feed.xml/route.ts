import { FEEDS } from '@/lib/feed/address';
import { atomFeed } from '@/lib/feed/atom';
import { projectFeed } from '@/lib/feed/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(atomFeed(projectFeed()), { headers: { 'content-type': `${FEEDS.atom.type}; charset=utf-8` } });
}
