import { currentResume } from '@/lib/resume/current';
import { resumeHeaders } from '@/lib/resume/file-name';
import { plainTextResume } from '@/lib/resume/plain-text';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  return new Response(plainTextResume(sources), { headers: resumeHeaders(sources.profile.name, 'txt') });
}
