import { resumeHeaders } from '@/lib/resume/file-name';
import { renderResume } from '@/lib/resume/pdf';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  return new Response(renderResume(sources, 'letter'), { headers: resumeHeaders(sources.profile.name, 'pdf') });
}
