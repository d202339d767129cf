import { vCard } from '@/lib/contact/vcard';
import { portraitJpeg } from '@/lib/content/portrait';
import { fileHeaders, personFileName } from '@/lib/resume/file-name';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

const PHOTO_SIDE = 320;

export async function GET() {
  const sources = currentResume();
  const { avatar, name } = sources.profile;
  const photo = avatar ? await portraitJpeg(avatar, PHOTO_SIDE) : undefined;
  const headers = fileHeaders(personFileName(name, 'vcf'), 'text/vcard; charset=utf-8');
  return new Response(vCard(sources, photo), { headers });
}
