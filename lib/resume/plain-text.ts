import { activityLists, type ResumeRow } from './lists';
import { type PrintedResume, printedResume } from './printed';
import type { ResumeSources } from './sources';

export function plainTextResume(sources: ResumeSources): string {
  const { headings, ...content } = printedResume(sources, {
    activities: activityLists(sources.activities),
    skills: Number.POSITIVE_INFINITY,
  });
  const contacts = content.contacts.map(([label, url]) => (url?.startsWith('http') ? url : label));
  const sections = [
    lines([content.name, content.title, ...contacts]),
    section(headings.summary, content.summary),
    section(headings.impact, [bullets(content.impact.map((figure) => figure.join(' ')))]),
    section(headings.roles, content.roles.map(roleText)),
    section(headings.skills, [bullets(content.skills.map((skill) => skill.join(': ')))]),
    ...content.lists.map(({ heading, rows }) => section(heading, rows.map(rowText))),
    section(headings.markets, [bullets(content.markets.map((market) => market.join(': ')))]),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function roleText({ title, company, location, period, intro, highlights, href }: PrintedResume['roles'][number]) {
  return lines([title, company, location, period, ...intro, bullets(highlights), href]);
}

function rowText({ name, issuer, date, notes, href }: ResumeRow): string {
  return lines([name, issuer, date, ...notes, href]);
}

function section(heading: string, entries: string[]): string {
  const text = entries.filter(Boolean).join('\n\n');
  return text && lines([heading.toUpperCase(), text]);
}

function bullets(entries: string[]): string {
  return lines(entries.map((entry) => `- ${entry}`));
}

function lines(texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n');
}
