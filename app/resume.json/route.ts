import { resumeHeaders } from '@/lib/resume/file-name';
import { jsonResume } from '@/lib/resume/json-resume';
import { currentResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export function GET() {
  const sources = currentResume();
  const text = `${JSON.stringify(jsonResume(sources), null, 2)}\n`;
  return new Response(text, { headers: resumeHeaders(sources.profile.name, 'json') });
}
