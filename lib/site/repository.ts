import { readSiteRepository } from '../collectors/git/site-repository';
import { env } from '../env';
import { lazy } from '../memoize';

/** The repository that this build is made from; undefined if it has no full history. */
export const siteRepository = lazy(() => readSiteRepository({ env: env.inherited }, process.cwd()));
