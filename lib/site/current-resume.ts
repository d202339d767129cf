import { getProfile, getResume, getRoles } from '../content/content';
import { publicOrigin } from '../deployment';
import { ORIGIN } from '../origin';
import { type ResumeExtension, resumeHeaders } from '../resume/file-name';
import type { ResumeSources } from '../resume/sources';
import type { ResumeActivity } from '../section';
import { SHOWN_SECTIONS } from './sections';

export function currentResume(): ResumeSources {
  return {
    profile: getProfile(),
    resume: getResume(),
    roles: getRoles(),
    site: publicOrigin(ORIGIN),
    activities: currentActivities(),
  };
}

export function currentActivities(): ResumeActivity[] {
  return SHOWN_SECTIONS.flatMap(({ content }) => content.resume?.() ?? []);
}

export async function answerResume(
  extension: ResumeExtension,
  render: (sources: ResumeSources) => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const sources = currentResume();
  return new Response(await render(sources), { headers: resumeHeaders(sources.profile.name, extension) });
}
