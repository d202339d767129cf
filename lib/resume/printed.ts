import type { Profile } from '../content/content';
import { formatMonth, formatPeriod } from '../dates';
import { joinedList } from './activities';
import { plainParagraphs } from './prose';
import { degreeName, HEADINGS, impactFigures, phoneLink, type ResumeSources } from './sources';

/** The texts of the PDF and the Word document, in order. `shown` limits talks, articles and board seats. */
export function printedResume({ profile, resume, roles, site, activities }: ResumeSources, shown?: number) {
  const { name, title, stats } = profile;
  return {
    documentTitle: `${name}, ${title}: Résumé`,
    headings: HEADINGS,
    ...{ name, title },
    contacts: contacts(profile, resume.phone, site),
    summary: plainParagraphs(resume.body.raw),
    impact: impactFigures(resume.impact, stats).map(({ value, unit }) => [value, unit] as const),
    roles: roles.map(({ title: position, company, location, summary, highlights, ...dates }) => {
      return { title: position, company, location, period: formatPeriod(dates), summary, highlights };
    }),
    keywords: resume.competencies.map((entry) => entry.title),
    skills: resume.competencies.map((entry) => [entry.title, entry.description] as const),
    education: resume.education.map((entry) => {
      return { degree: degreeName(entry), institution: entry.institution, period: formatPeriod(entry) };
    }),
    certifications: resume.certifications.map(({ name: certificate, issuer, date }) => {
      return { name: certificate, issuer, date: formatMonth(date) };
    }),
    activities: joinedList(activities, shown),
    markets: resume.markets.map((entry) => [entry.name, entry.description] as const),
  };
}

export type PrintedResume = ReturnType<typeof printedResume>;

type Contact = readonly [label: string, url: string | null];

function contacts({ location, email, network }: Profile, phone: string | undefined, site?: string): Contact[] {
  const label = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
  return [
    [location, null],
    ...(phone ? [[phone, phoneLink(phone)] as const] : []),
    [email, `mailto:${email}`],
    ...[network.url, ...(site ? [site] : [])].map((url) => [label(url), url] as const),
  ];
}
