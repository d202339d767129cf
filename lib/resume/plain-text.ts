import type { Profile, ResumeOverview, Role } from '../content';
import { formatMonth, formatPeriod } from '../dates';
import { impactFigures } from './impact';

interface ResumeSources {
  profile: Profile;
  resume: ResumeOverview;
  roles: Role[];
}

/** The whole résumé as text for forms and screening software that take nothing else. */
export function plainTextResume({ profile, resume, roles }: ResumeSources): string {
  const sections = [
    part('', [profile.name, profile.title, profile.location, profile.network.url]),
    part('SUMMARY', [unwrap(resume.body.raw)]),
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

function roleText(role: Role): string {
  const head = [`${role.title}, ${role.company}`, `${role.location}, ${formatPeriod(role)}`, role.summary];
  return [...head, ...role.highlights.map((highlight) => `- ${highlight}`), ''].join('\n');
}

/** Paragraphs of Markdown on one line each; a checkout on Windows may end lines its own way. */
function unwrap(raw: string): string {
  return raw
    .replaceAll('\r\n', '\n')
    .trim()
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
}

function part(title: string, lines: string[]): string {
  return [...(title ? [title] : []), ...lines].join('\n').trimEnd();
}
