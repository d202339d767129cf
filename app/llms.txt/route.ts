import { llmsIndex } from '@/lib/site/markdown/llms-index';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsIndex(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
