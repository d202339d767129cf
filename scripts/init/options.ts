export interface Options {
  name?: string | undefined;
  title?: string | undefined;
  location?: string | undefined;
  email?: string | undefined;
  link?: string[] | undefined;
  timezone?: string | undefined;
  /** Each as "64 engineers". */
  figure?: string[] | undefined;
  accent?: string | undefined;
  resume?: string | undefined;
  linkedin?: string | undefined;
  bgg?: string | undefined;
  projects?: string[] | undefined;
  section?: string[] | undefined;
  yes?: boolean | undefined;
  dryRun?: boolean | undefined;
  force?: boolean | undefined;
}
