import { formatMonth, formatPeriod } from '../dates';
import { groupByCompany } from './companies';
import { impactFigures, type ResumeSources } from './sources';

/** The résumé as Markdown. It leaves out the e-mail address, as the page does. */
export function markdownResume({ profile, resume, roles, site }: ResumeSources): string {
  const { name, title, location, network } = profile;
  const address = site ? ` · <${site}>` : '';
  const blocks = [
    `# ${name}`,
    `**${title}**`,
    `${location} · [${network.name}](${network.url}) · [Contact](${site ?? ''}/contact)${address}`,
    '## Executive Summary',
    resume.body.raw.replaceAll('\r\n', '\n').trim(),
    '## Quantified Impact',
    list(impactFigures(resume.impact, profile.stats).map(({ value, unit }) => `**${value}** ${unit}`)),
    '## Career Timeline',
    ...groupByCompany(roles).flatMap(companyBlocks),
    '## Core Competencies',
    list(resume.competencies.map((entry) => `**${entry.title}:** ${entry.description}`)),
    '## Education',
    list(resume.education.map((entry) => `**${entry.degree}**, ${entry.institution}, ${formatPeriod(entry)}`)),
    '## Certifications',
    list(resume.certifications.map((entry) => `**${entry.name}**, ${entry.issuer}, ${formatMonth(entry.date)}`)),
    '## Market Verticals',
    list(resume.markets.map((entry) => `**${entry.name}:** ${entry.description}`)),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function companyBlocks({
  company,
  location,
  roles,
}: ReturnType<typeof groupByCompany<ResumeSources['roles'][number]>>[number]) {
  return [
    `### ${company}, ${location}`,
    ...roles.flatMap((role) => [`#### ${role.title}`, `*${formatPeriod(role)}*`, role.summary, list(role.highlights)]),
  ];
}

function list(entries: string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}
