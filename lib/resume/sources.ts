import type { Profile, ResumeOverview, Role } from '../content/content';
import { calendarDate, formatYears, isCurrent } from '../dates';
import type { ResumeActivity } from '../section';

export interface ResumeSources {
  profile: Profile;
  resume: ResumeOverview;
  roles: Role[];
  site?: string | undefined;
  activities?: ResumeActivity[] | undefined;
}

/** Headings of the files. Screening software looks for these words; the page has its own. */
export const HEADINGS = {
  summary: 'Summary',
  impact: 'Quantified Impact',
  roles: 'Experience',
  skills: 'Skills',
  education: 'Education',
  certifications: 'Certifications',
  markets: 'Market Verticals',
} as const;

type Study = Pick<ResumeOverview['education'][number], 'degree' | 'area' | 'institution' | 'startDate' | 'endDate'>;

export function nameDegree({ degree, area, institution = '' }: Study): string {
  return [degree, area].filter(Boolean).join(' in ') || institution;
}

export function describeSchool({ degree, area, institution, startDate, endDate }: Study): string {
  const years =
    startDate && !endDate && isCurrent({ startDate })
      ? `${startDate.slice(0, 4)}–Present`
      : formatYears({ startDate: startDate ?? endDate, endDate });
  return [(degree || area) && institution, years].filter(Boolean).join(', ');
}

export function currentRole(roles: Role[]): Role | undefined {
  return roles.find(isCurrent);
}

/** The current role, or else the one that began last. */
export function latestRole(roles: Role[]): Role | undefined {
  return currentRole(roles) ?? roles[0];
}

export function splitPlace(location: string): { city: string; region?: string } {
  const [city = location, ...region] = location.split(', ');
  return { city, ...(region.length > 0 && { region: region.join(', ') }) };
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** The newest ISO date in the résumé up to today, used as its modification date in every format. */
export function newestDate({ resume, roles, activities }: ResumeSources): string | undefined {
  const today = calendarDate(new Date().toISOString());
  const dates = [...roles, ...resume.education].flatMap(({ startDate, endDate }) => [startDate, endDate]);
  const issued = resume.certifications.map(({ date }) => date);
  const others = (activities ?? []).flatMap(({ days }) => days);
  const full = [...dates, ...issued, ...others].flatMap((date) => (date ? [`${date}-01-01`.slice(0, 10)] : []));
  return full
    .filter((date) => date <= today)
    .toSorted()
    .at(-1);
}

type Stat = Pick<Profile['stats'][number], 'id' | 'value' | 'unit'>;

export function impactFigures(ids: string[], stats: Stat[]): Stat[] {
  return ids.flatMap((id) => stats.filter((stat) => stat.id === id));
}
