import { getProfile } from '@/lib/content/content';
import { portraitFiles, renderPortrait } from '@/lib/content/portrait';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return portraitFiles(getProfile().avatar).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { avatar } = getProfile();
  const { file } = await params;
  if (!avatar || !portraitFiles(avatar).includes(file)) return new Response(null, { status: 404 });
  const type = file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
  return new Response(new Uint8Array(await renderPortrait(avatar, file)), { headers: { 'content-type': type } });
}
