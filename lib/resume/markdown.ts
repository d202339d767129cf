import { bullets, escapeText, joinBlocks, link, prose } from '../content/markdown';
import { formatPeriod } from '../dates';
import { type Company, groupByCompany } from './companies';
import { describeDetails } from './details';
import { activityLists, describeEntry, describeStudy, listEntries, listSkills, type ResumeRow } from './lists';
import { PARTS } from './parts';
import { HEADINGS, impactFigures, nameDegree, phoneLink, type ResumeSources } from './sources';

/** The résumé as Markdown. It leaves out the e-mail address, as the page does. */
export function markdownResume({ profile, resume, roles, site, contact, activities }: ResumeSources): string {
  const { name, title, location, network, stats } = profile;
  return joinBlocks([
    `# ${escapeText(name)}`,
    `**${escapeText(title)}**`,
    bullets([
      location && escapeText(location),
      resume.phone && link(resume.phone, phoneLink(resume.phone)),
      network && link(network.name, network.url),
      contact && link('Contact', contact),
      site && `<${site}>`,
    ]),
    ...section('summary', [prose(resume.body)]),
    ...section('impact', [
      bullets(impactFigures(resume.impact, stats).map(({ value, unit }) => strong(value, ' ', unit))),
    ]),
    ...section('roles', groupByCompany(roles).flatMap(companyBlocks)),
    ...section('skills', [
      bullets(
        listSkills(resume.competencies, Number.POSITIVE_INFINITY).map(([title, text]) => strong(title, ': ', text)),
      ),
    ]),
    ...section('education', [
      bullets(
        resume.education.map((entry) =>
          rowText({
            name: nameDegree(entry),
            issuer: entry.institution ?? '',
            date: formatPeriod(entry),
            notes: describeStudy(entry),
          }),
        ),
      ),
    ]),
    ...section('certifications', [
      bullets(resume.certifications.map((entry) => rowText(describeEntry(PARTS.certifications, entry)))),
    ]),
    ...[...activityLists(activities), ...listEntries(resume)].flatMap(({ heading, rows }) => [
      `## ${heading}`,
      bullets(rows.map(rowText)),
    ]),
    ...section('markets', [bullets(resume.markets.map((entry) => strong(entry.name, ': ', entry.description)))]),
  ]);
}

function section(name: keyof typeof HEADINGS, blocks: string[]): string[] {
  return blocks.some(Boolean) ? [`## ${HEADINGS[name]}`, ...blocks] : [];
}

function companyBlocks({ company, location, roles }: Company<ResumeSources['roles'][number]>): string[] {
  return [
    `### ${escapeText(company)}`,
    escapeText(location ?? ''),
    ...roles.flatMap(({ title, about, summary, highlights = [], ...rest }) => [
      `#### ${escapeText(title)}`,
      formatPeriod(rest) && `*${formatPeriod(rest)}*`,
      escapeText(about ?? ''),
      escapeText(summary ?? ''),
      bullets(highlights.map(escapeText)),
      bullets(describeDetails(rest).map(escapeText)),
    ]),
  ];
}

function rowText({ name, issuer, date, notes = [] }: ResumeRow): string {
  const text = [[issuer, date].filter(Boolean).join(', '), ...notes].filter(Boolean).join('. ');
  return strong(name, text && ', ', text);
}

function strong(name: string, separator: string, text: string): string {
  return `**${escapeText(name)}**${separator}${escapeText(text)}`;
}
