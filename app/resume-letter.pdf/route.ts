import { currentResume } from '@/lib/resume/current';
import { resumeHeaders } from '@/lib/resume/file-name';
import { renderResume } from '@/lib/resume/pdf';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  return new Response(renderResume(sources, 'letter'), { headers: resumeHeaders(sources.profile.name, 'pdf') });
}
