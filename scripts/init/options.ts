export interface Options {
  name?: string;
  title?: string;
  location?: string;
  email?: string;
  link?: string[];
  accent?: string;
  resume?: string;
  linkedin?: string;
  bgg?: string;
  projects?: string[];
  github?: string;
  yes?: boolean;
  dryRun?: boolean;
  force?: boolean;
}
