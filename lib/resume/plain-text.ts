import { formatMonth, formatPeriod } from '../dates';
import { activityLists } from './activities';
import { plainParagraphs } from './prose';
import { degreeName, HEADINGS, impactFigures, type ResumeSources } from './sources';

/** The résumé as plain text, with each fact that forms ask for on a line of its own. */
export function plainTextResume({ profile, resume, roles, site, activities }: ResumeSources): string {
  const { name, title, location, email, network, stats } = profile;
  const sections = [
    lines([name, title, location, resume.phone, email, network.url, site]),
    section('summary', [plainParagraphs(resume.body.raw).join('\n\n')]),
    section('impact', [bullets(impactFigures(resume.impact, stats).map(({ value, unit }) => `${value} ${unit}`))]),
    section('roles', roles.map(roleText)),
    section('skills', [bullets(resume.competencies.map((entry) => `${entry.title}: ${entry.description}`))]),
    section(
      'education',
      resume.education.map((entry) => lines([degreeName(entry), entry.institution, formatPeriod(entry)])),
    ),
    section(
      'certifications',
      resume.certifications.map((entry) => lines([entry.name, entry.issuer, formatMonth(entry.date)])),
    ),
    ...activityLists(activities).map(({ heading, rows }) =>
      titled(
        heading,
        rows.map(({ name: title, issuer, date }) => lines([title, issuer, date])),
      ),
    ),
    section('markets', [bullets(resume.markets.map((entry) => `${entry.name}: ${entry.description}`))]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function roleText({ title, company, location, summary, highlights, ...dates }: ResumeSources['roles'][number]): string {
  return lines([title, company, location, formatPeriod(dates), summary, bullets(highlights)]);
}

function section(name: keyof typeof HEADINGS, entries: string[]): string {
  return titled(HEADINGS[name], entries);
}

function titled(heading: string, entries: string[]): string {
  const text = entries.filter(Boolean).join('\n\n');
  return text && lines([heading.toUpperCase(), text]);
}

function bullets(entries: string[]): string {
  return lines(entries.map((entry) => `- ${entry}`));
}

function lines(texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n');
}
