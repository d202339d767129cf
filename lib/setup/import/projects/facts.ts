import type { Readme } from './readme';

export interface ProjectFacts {
  name: string;
  repositoryUrl?: string | undefined;
  languages: string[];
  since: string;
  until: string;
  readme?: Readme | undefined;
}
