import { renderDocx } from '@/lib/resume/docx/document';
import { resumeHeaders } from '@/lib/resume/file-name';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export async function GET() {
  const sources = currentResume();
  return new Response(await renderDocx(sources), { headers: resumeHeaders(sources.profile.name, 'docx') });
}
