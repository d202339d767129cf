import { getArticles, getBoardSeats, getTalks } from '../content/activities';
import { getProfile, getResume, getRoles } from '../content/content';
import { ORIGIN } from '../site/build';
import { publicOrigin } from '../site/deployment';
import { isOn } from '../site/sections';
import type { ResumeActivities } from './activities';
import type { ResumeSources } from './sources';

export function currentResume(): ResumeSources {
  const site = publicOrigin(ORIGIN);
  const contact = isOn('contact') ? `${site ?? ''}/contact` : undefined;
  return {
    profile: getProfile(),
    resume: getResume(),
    roles: getRoles(),
    site,
    contact,
    activities: currentActivities(),
  };
}

export function currentActivities(): ResumeActivities {
  return { boards: getBoardSeats(), talks: getTalks(), articles: getArticles() };
}
