import type { Profile } from '../content/content';
import { formatMonth, formatPeriod } from '../dates';
import { describeDetails } from './details';
import { describeStudy, joinedList, listEntries, listSkills, nameSkills, type ResumeList } from './lists';
import { plainParagraphs } from './prose';
import { HEADINGS, impactFigures, nameDegree, phoneLink, type ResumeSources } from './sources';

/** The texts of the PDF and the Word document, in order. `shown` limits talks, articles and board seats. */
export function printedResume({ profile, resume, roles, site, activities }: ResumeSources, shown?: number) {
  const { name, title, stats } = profile;
  const education = resume.education.map((entry) => {
    const school = [entry.institution, ...describeStudy(entry)].filter(Boolean).join(' · ');
    return { name: nameDegree(entry), issuer: '', date: formatPeriod(entry), notes: school ? [school] : [] };
  });
  const certifications = resume.certifications.map(({ name: certificate, issuer = '', date }) => {
    return { name: certificate, issuer, date: date ? formatMonth(date) : '' };
  });
  const lists: ResumeList[] = [
    { heading: HEADINGS.education, rows: education },
    { heading: HEADINGS.certifications, rows: certifications },
    joinedList(activities, shown),
    ...listEntries(resume),
  ];
  return {
    documentTitle: `${name}, ${title}: Résumé`,
    headings: HEADINGS,
    name,
    title,
    contacts: contacts(profile, resume.phone, site),
    summary: plainParagraphs(resume.body.raw),
    impact: impactFigures(resume.impact, stats).map(({ value, unit }) => [value, unit] as const),
    roles: roles.map(({ title: position, company, location = '', summary = '', highlights = [], ...rest }) => {
      const notes = [rest.about, ...describeDetails(rest)].filter((note) => note !== undefined);
      const intro = [...summary.split('\n'), ...notes].filter(Boolean);
      return { title: position, company, location, period: formatPeriod(rest), intro, highlights };
    }),
    keywords: nameSkills(resume.competencies),
    skills: listSkills(resume.competencies),
    lists: lists
      .filter(({ rows }) => rows.length > 0)
      .map(({ heading, rows }) => ({
        heading,
        rows: rows.map(({ name: entry, issuer, date, notes = [] }) => ({ name: entry, issuer, date, notes })),
      })),
    markets: resume.markets.map((entry) => [entry.name, entry.description] as const),
  };
}

export type PrintedResume = ReturnType<typeof printedResume>;

type Contact = readonly [label: string, url: string | null];

function contacts({ location, email, network }: Profile, phone: string | undefined, site?: string): Contact[] {
  const label = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
  return [
    ...(location ? [[location, null] as const] : []),
    ...(phone ? [[phone, phoneLink(phone)] as const] : []),
    [email, `mailto:${email}`],
    ...[network?.url, site].flatMap((url) => (url ? [[label(url), url] as const] : [])),
  ];
}
