import { resumeHeaders } from '@/lib/resume/file-name';
import { markdownResume } from '@/lib/resume/markdown';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  return new Response(markdownResume(sources), { headers: resumeHeaders(sources.profile.name, 'md') });
}
