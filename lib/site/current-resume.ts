import { getProfile, getResume, getRoles } from '../content/content';
import { getDocumentsByName } from '../content/documents';
import { publicOrigin } from '../deployment';
import { ORIGIN } from '../origin';
import type { ResumeSources } from '../resume/sources';
import type { ResumeActivity } from '../section';
import { SECTIONS } from '../sections';

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
  const types = SECTIONS.flatMap(({ documents = {} }) => Object.entries(documents));
  return types.flatMap(([name, { resume }]) => (resume ? getDocumentsByName(name).map(resume as never) : []));
}
