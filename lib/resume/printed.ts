import type { Profile } from '../content/content';
import { formatPeriod } from '../dates';
import { describeDetails } from './details';
import {
  describeEntry,
  describeStudy,
  joinedList,
  listEntries,
  listSkills,
  nameSkills,
  type ResumeList,
} from './lists';
import { PARTS } from './parts';
import { plainParagraphs } from './prose';
import { HEADINGS, impactFigures, nameDegree, phoneLink, type ResumeSources } from './sources';

interface Choice {
  /** Lists of talks, articles and board seats. Default: all in one. */
  activities?: ResumeList[];
  /** Skills of a row that are named. */
  skills?: number;
}

/** The texts of the PDF, the Word document and the plain text, in order. */
export function printedResume(
  { profile, resume, roles, site, activities: all }: ResumeSources,
  { activities = [joinedList(all)], skills }: Choice = {},
) {
  const { name, title, stats } = profile;
  const education = resume.education.map((entry) => {
    const school = [(entry.degree || entry.area) && entry.institution, ...describeStudy(entry)]
      .filter(Boolean)
      .join(' · ');
    return {
      name: nameDegree(entry),
      issuer: '',
      date: formatPeriod(entry),
      href: entry.url,
      notes: school ? [school] : [],
    };
  });
  const certifications = resume.certifications.map((entry) => describeEntry(PARTS.certifications, entry));
  const lists: ResumeList[] = [
    { heading: HEADINGS.education, rows: education },
    { heading: HEADINGS.certifications, rows: certifications },
    ...activities,
    ...listEntries(resume),
  ];
  return {
    documentTitle: `${name}, ${title}: Resume`,
    headings: HEADINGS,
    name,
    title,
    contacts: contacts(profile, resume.phone, site),
    summary: plainParagraphs(resume.body.raw),
    impact: impactFigures(resume.impact, stats).map(({ value, unit }) => [value, unit] as const),
    roles: roles.map(({ title: position, company, location = '', summary = '', highlights = [], ...rest }) => {
      const notes = [rest.about, ...describeDetails(rest)].filter((note) => note !== undefined);
      const intro = [...summary.split('\n'), ...notes].filter(Boolean);
      return { title: position, company, location, period: formatPeriod(rest), intro, highlights, href: rest.url };
    }),
    keywords: nameSkills(resume.competencies),
    skills: listSkills(resume.competencies, skills),
    lists: lists.filter(({ rows }) => rows.length > 0),
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
