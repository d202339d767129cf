import type { Profile, ResumeOverview, Role } from '../content/content';

/** All a résumé is made of, in whatever form it is handed out. */
export interface ResumeSources {
  profile: Profile;
  resume: ResumeOverview;
  /** Newest first. */
  roles: Role[];
  /** Origin of the site; left out where it is nobody's address, as on a developer's machine. */
  site?: string | undefined;
}

/** The calendar date of a compiled document's date, which is an instant. */
export function dayOf(date: string): string {
  return date.slice(0, 10);
}

/** The newest date that the résumé names, as an ISO date: what stands in for "last changed" in every format. */
export function newestDate({ resume, roles }: ResumeSources): string {
  const dates = [...roles, ...resume.education].flatMap(({ startDate, endDate }) => [startDate, endDate ?? '']);
  const issued = resume.certifications.map(({ date }) => date);
  return ['1970-01-01', ...dates, ...issued].map(dayOf).toSorted().at(-1) ?? '';
}
