import { renderFavicon } from '@/lib/site/icons/app-icon';

export const dynamic = 'force-static';

export async function GET() {
  const icon = await renderFavicon();
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/x-icon' } });
}
