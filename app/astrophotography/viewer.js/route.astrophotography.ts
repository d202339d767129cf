import { viewerScript } from '@/components/astro/viewer/bundle';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(viewerScript(), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
