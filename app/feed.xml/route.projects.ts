import { projectFeed } from '@/lib/site/feed/feed';
import { atomFeed } from '@/lib/site/feed/formats';
import { FEEDS } from '@/lib/site/routes';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await projectFeed()), {
    headers: { 'content-type': `${FEEDS.atom.type}; charset=utf-8` },
  });
}
