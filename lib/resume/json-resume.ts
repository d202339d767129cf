import { calendarDate } from '../dates';
import { jsonActivities } from './activities';
import { plainParagraphs } from './prose';
import { HEADINGS, impactFigures, newestDate, type ResumeSources, splitPlace } from './sources';

/** JSON Resume 1.0 (https://jsonresume.org/schema). It has no promotions: each role is an entry, newest first. */
export function jsonResume(sources: ResumeSources) {
  const { resume, roles, site, activities } = sources;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(sources),
    work: roles.map(({ title, company, location, startDate, endDate, summary, highlights }) => ({
      ...{ name: company, position: title, location, ...periodOf({ startDate, endDate }), summary, highlights },
    })),
    ...(activities && jsonActivities(activities)),
    education: resume.education.map(({ degree, area, institution, ...period }) => ({
      ...{ institution, studyType: degree, ...(area && { area }), ...periodOf(period) },
    })),
    certificates: resume.certifications.map(({ name, issuer, date }) => ({ name, issuer, date: calendarDate(date) })),
    skills: [
      ...resume.competencies.map(({ title, keywords = [] }) => ({ name: title, keywords })),
      ...(resume.markets.length > 0
        ? [{ name: HEADINGS.markets, keywords: resume.markets.map(({ name }) => name) }]
        : []),
    ],
    meta: {
      ...(site && { canonical: `${site}/resume.json` }),
      version: 'v1.0.0',
      lastModified: `${newestDate(sources)}T00:00:00Z`,
    },
  };
}

function basics({ profile, resume, site }: ResumeSources) {
  const { name, title, email, location, network, stats } = profile;
  const { city, region } = splitPlace(location);
  const figures = impactFigures(resume.impact, stats).map(({ value, unit }) => `${value} ${unit}`);
  return {
    ...{ name, label: title, email, ...(resume.phone && { phone: resume.phone }), ...(site && { url: site }) },
    summary: [...plainParagraphs(resume.body.raw), figures.join(', ')].filter(Boolean).join('\n\n'),
    location: { city, ...(region && { region }) },
    profiles: [{ network: network.name, username: network.url.replace(/\/$/, '').split('/').at(-1), url: network.url }],
  };
}

function periodOf({ startDate, endDate }: { startDate: string; endDate?: string | null | undefined }) {
  return { startDate: calendarDate(startDate), ...(endDate && { endDate: calendarDate(endDate) }) };
}
