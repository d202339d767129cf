import { searchScript } from '@/components/search/bundle';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(searchScript(), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
