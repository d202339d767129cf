import { getProfile, getResume, getRoles } from '../content';
import { ORIGIN } from '../metadata';
import type { ResumeSources } from './sources';

/** What the site's own résumé is made of. */
export function currentResume(): ResumeSources {
  const isPublic = new URL(ORIGIN).hostname !== 'localhost';
  return { profile: getProfile(), resume: getResume(), roles: getRoles(), site: isPublic ? ORIGIN : undefined };
}
