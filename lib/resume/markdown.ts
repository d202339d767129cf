import { bullets, escapeText, joinBlocks, link, prose } from '../content/markdown';
import { formatMonth, formatPeriod } from '../dates';
import { activityLists } from './activities';
import { type Company, groupByCompany } from './companies';
import { degreeName, HEADINGS, impactFigures, phoneLink, type ResumeSources } from './sources';

/** The résumé as Markdown. It leaves out the e-mail address, as the page does. */
export function markdownResume({ profile, resume, roles, site, contact, activities }: ResumeSources): string {
  const { name, title, location, network, stats } = profile;
  return joinBlocks([
    `# ${escapeText(name)}`,
    `**${escapeText(title)}**`,
    bullets([
      escapeText(location),
      resume.phone && link(resume.phone, phoneLink(resume.phone)),
      link(network.name, network.url),
      contact && link('Contact', contact),
      site && `<${site}>`,
    ]),
    ...section('summary', [prose(resume.body)]),
    ...section('impact', [
      bullets(impactFigures(resume.impact, stats).map(({ value, unit }) => strong(value, ' ', unit))),
    ]),
    ...section('roles', groupByCompany(roles).flatMap(companyBlocks)),
    ...section('skills', [bullets(resume.competencies.map((entry) => strong(entry.title, ': ', entry.description)))]),
    ...section('education', [
      bullets(
        resume.education.map((entry) =>
          strong(degreeName(entry), ', ', `${entry.institution}, ${formatPeriod(entry)}`),
        ),
      ),
    ]),
    ...section('certifications', [
      bullets(
        resume.certifications.map(({ date, ...entry }) =>
          strong(entry.name, ', ', `${entry.issuer}, ${formatMonth(date)}`),
        ),
      ),
    ]),
    ...activityLists(activities).flatMap(({ heading, rows }) => [
      `## ${heading}`,
      bullets(rows.map((row) => strong(row.name, ', ', `${row.issuer}, ${row.date}`))),
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
    escapeText(location),
    ...roles.flatMap(({ title, summary, highlights, ...dates }) => [
      `#### ${escapeText(title)}`,
      `*${formatPeriod(dates)}*`,
      escapeText(summary),
      bullets(highlights.map(escapeText)),
    ]),
  ];
}

function strong(name: string, separator: string, text: string): string {
  return `**${escapeText(name)}**${separator}${escapeText(text)}`;
}
