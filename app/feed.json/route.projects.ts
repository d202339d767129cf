import { projectFeed } from '@/lib/site/feed/feed';
import { jsonFeed } from '@/lib/site/feed/formats';
import { FEEDS } from '@/lib/site/routes';

export const dynamic = 'force-static';

export async function GET() {
  const text = `${JSON.stringify(jsonFeed(await projectFeed()), null, 2)}\n`;
  return new Response(text, { headers: { 'content-type': `${FEEDS.json.type}; charset=utf-8` } });
}
