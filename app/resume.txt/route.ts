import { resumeHeaders } from '@/lib/resume/file-name';
import { plainTextResume } from '@/lib/resume/plain-text';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  return new Response(plainTextResume(sources), { headers: resumeHeaders(sources.profile.name, 'txt') });
}
