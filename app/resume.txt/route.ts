import { getProfile, getResume, getRoles } from '@/lib/content';
import { plainTextResume } from '@/lib/resume/plain-text';

export const dynamic = 'force-static';

export function GET() {
  const text = plainTextResume({ profile: getProfile(), resume: getResume(), roles: getRoles() });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
