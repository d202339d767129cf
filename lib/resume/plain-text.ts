import { formatMonth, formatPeriod } from '../dates';
import { plainParagraphs } from './prose';
import { impactFigures, type ResumeSources } from './sources';

export function plainTextResume({ profile, resume, roles, site }: ResumeSources): string {
  const sections = [
    part('', [
      profile.name,
      profile.title,
      profile.location,
      profile.email,
      profile.network.url,
      ...(site ? [site] : []),
    ]),
    part('SUMMARY', [plainParagraphs(resume.body.raw).join('\n\n')]),
    part(
      'QUANTIFIED IMPACT',
      impactFigures(resume.impact, profile.stats).map(({ value, unit }) => `- ${value} ${unit}`),
    ),
    part('CAREER', roles.map(roleText)),
    part(
      'CORE COMPETENCIES',
      resume.competencies.map(({ title, description }) => `- ${title}: ${description}`),
    ),
    part(
      'EDUCATION',
      resume.education.map((entry) => `- ${entry.degree}, ${entry.institution}, ${formatPeriod(entry)}`),
    ),
    part(
      'CERTIFICATIONS',
      resume.certifications.map(({ name, issuer, date }) => `- ${name}, ${issuer}, ${formatMonth(date)}`),
    ),
    part(
      'MARKET VERTICALS',
      resume.markets.map(({ name, description }) => `- ${name}: ${description}`),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

function roleText(role: ResumeSources['roles'][number]): string {
  const head = [`${role.title}, ${role.company}`, `${role.location}, ${formatPeriod(role)}`, role.summary];
  return [...head, ...role.highlights.map((highlight) => `- ${highlight}`), ''].join('\n');
}

function part(title: string, lines: string[]): string {
  return [...(title ? [title] : []), ...lines].join('\n').trimEnd();
}
