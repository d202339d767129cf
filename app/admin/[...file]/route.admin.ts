import { getProfile } from '@/lib/content/content';
import { adminFile, adminFiles } from '@/lib/site/admin/scripts';
import { adminSettings } from '@/lib/site/admin/settings';

export const dynamic = 'force-static';
export const dynamicParams = false;

const SETTINGS = 'settings.json';

export function generateStaticParams() {
  return [SETTINGS, ...adminFiles().keys()].map((name) => ({ file: name.split('/') }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const name = (await params).file.join('/');
  if (name === SETTINGS) return Response.json(adminSettings(getProfile()));
  const file = adminFiles().get(name);
  if (!file) return new Response(null, { status: 404 });
  const { type, body } = adminFile(file);
  return new Response(body, { headers: { 'content-type': type } });
}
