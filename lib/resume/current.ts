import { getProfile, getResume, getRoles } from '../content/content';
import { ORIGIN } from '../site/build';
import { publicOrigin } from '../site/deployment';
import type { ResumeSources } from './sources';

export function currentResume(): ResumeSources {
  return { profile: getProfile(), resume: getResume(), roles: getRoles(), site: publicOrigin(ORIGIN) };
}
