import { formatPeriod } from '../dates';
import { describeDetails } from './details';
import { activityLists, describeEntry, describeStudy, listEntries, listSkills, type ResumeRow } from './lists';
import { PARTS } from './parts';
import { plainParagraphs } from './prose';
import { HEADINGS, impactFigures, nameDegree, type ResumeSources } from './sources';

export function plainTextResume({ profile, resume, roles, site, activities }: ResumeSources): string {
  const { name, title, location, email, network, stats } = profile;
  const sections = [
    lines([name, title, location, resume.phone, email, network?.url, site]),
    section('summary', [plainParagraphs(resume.body.raw).join('\n\n')]),
    section('impact', [bullets(impactFigures(resume.impact, stats).map(({ value, unit }) => `${value} ${unit}`))]),
    section('roles', roles.map(roleText)),
    section('skills', [
      bullets(listSkills(resume.competencies, Number.POSITIVE_INFINITY).map(([title, text]) => `${title}: ${text}`)),
    ]),
    section(
      'education',
      resume.education.map((entry) =>
        lines([nameDegree(entry), entry.institution, formatPeriod(entry), ...describeStudy(entry), entry.url]),
      ),
    ),
    section(
      'certifications',
      resume.certifications.map((entry) => rowText(describeEntry(PARTS.certifications, entry))),
    ),
    ...[...activityLists(activities), ...listEntries(resume)].map(({ heading, rows }) =>
      titled(heading, rows.map(rowText)),
    ),
    section('markets', [bullets(resume.markets.map((entry) => `${entry.name}: ${entry.description}`))]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function roleText({ title, company, location, summary, highlights = [], ...rest }: ResumeSources['roles'][number]) {
  const facts = [rest.about, ...describeDetails(rest), rest.url];
  return lines([title, company, location, formatPeriod(rest), summary, bullets(highlights), ...facts]);
}

function rowText({ name, issuer, date, href, notes = [] }: ResumeRow): string {
  return lines([name, issuer, date, ...notes, href]);
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
