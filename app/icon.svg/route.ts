import { drawIconSvg } from '@/lib/site/icons/icon-svg';

export const dynamic = 'force-static';

export const GET = () => new Response(drawIconSvg(), { headers: { 'content-type': 'image/svg+xml' } });
