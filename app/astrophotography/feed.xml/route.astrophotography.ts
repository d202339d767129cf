import { atomFeed } from '@/lib/site/feed/formats';
import { photoFeed } from '@/lib/site/feed/photo-feed';
import { PHOTO_FEED } from '@/lib/site/routes';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(atomFeed(await photoFeed()), {
    headers: { 'content-type': `${PHOTO_FEED.type}; charset=utf-8` },
  });
}
