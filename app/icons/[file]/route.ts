import { APP_ICONS, renderAppIcon } from '@/lib/site/icons/app-icon';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(APP_ICONS).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const png = await renderAppIcon((await params).file);
  if (!png) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
