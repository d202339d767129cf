import { getProfile, getResume, getRoles } from '../content/content';
import { publicOrigin } from '../deployment';
import { ORIGIN } from '../origin';
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
