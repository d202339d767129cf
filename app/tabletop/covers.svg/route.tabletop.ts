import { drawShapes } from '@/lib/tabletop/cover/shapes';

export const dynamic = 'force-static';

export const GET = () => new Response(drawShapes(), { headers: { 'content-type': 'image/svg+xml' } });
