import type { Readme } from './readme';

/** Of a repository's code. A smaller language, such as that of one script, is not what a project is built with. */
export const SMALLEST_SHARE = 0.02;

export interface ProjectFacts {
  name: string;
  repositoryUrl?: string | undefined;
  languages: string[];
  since: string;
  until: string;
  counts: string[];
  readme?: Readme | undefined;
}
