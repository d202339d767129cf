import type { Profile } from '../content/content';
import { formatMonth, formatPeriod } from '../dates';
import { openTemplate } from '../site/typst';
import { plainParagraphs } from './prose';
import { degreeName, HEADINGS, impactFigures, newestDate, phoneLink, type ResumeSources } from './sources';

export type PaperName = 'a4' | 'letter';

const TEMPLATE = 'lib/resume/resume.typ';
const MAX_PAGES = 2;
/** Factors for all vertical distances. The first that fits the pages is used. */
const DENSITIES = [1.1, 1.05, 1, 0.96, 0.92, 0.88, 0.84];

/** The résumé as a tagged PDF (PDF/UA-1). Equal sources give equal bytes. */
export function renderResume(sources: ResumeSources, paper: PaperName): Buffer<ArrayBuffer> {
  const { document, template } = layOut(sources, paper);
  return Buffer.from(template.pdf(document, Date.parse(newestDate(sources)) / 1000));
}

export function countPages(sources: ResumeSources): number {
  return layOut(sources, 'a4').document.numOfPages;
}

function layOut(sources: ResumeSources, paper: PaperName) {
  const content = templateData(sources);
  const template = openTemplate(TEMPLATE, JSON.stringify(content));
  const compile = (density: number) => template.compile({ ...content, paper, density });
  for (const density of DENSITIES) {
    const document = compile(density);
    if (document.numOfPages <= MAX_PAGES) return { document, template };
  }
  return { document: compile(1), template };
}

function templateData({ profile, resume, roles, site }: ResumeSources) {
  const { name, title, stats } = profile;
  return {
    documentTitle: `${name}, ${title}: Résumé`,
    headings: HEADINGS,
    ...{ name, title },
    contacts: contacts(profile, resume.phone, site),
    summary: plainParagraphs(resume.body.raw),
    impact: impactFigures(resume.impact, stats).map(({ value, unit }) => [value, unit]),
    roles: roles.map(({ title: position, company, location, summary, highlights, ...dates }) => {
      return { title: position, company, location, period: formatPeriod(dates), summary, highlights };
    }),
    keywords: resume.competencies.map((entry) => entry.title),
    skills: resume.competencies.map((entry) => [entry.title, entry.description]),
    education: resume.education.map((entry) => {
      return { degree: degreeName(entry), institution: entry.institution, period: formatPeriod(entry) };
    }),
    certifications: resume.certifications.map(({ name: certificate, issuer, date }) => {
      return { name: certificate, issuer, date: formatMonth(date) };
    }),
    markets: resume.markets.map((entry) => [entry.name, entry.description]),
  };
}

/** Label and address of each line of the contact block. */
function contacts({ location, email, network }: Profile, phone: string | undefined, site: string | undefined) {
  const label = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
  return [
    [location, null],
    ...(phone ? [[phone, phoneLink(phone)]] : []),
    [email, `mailto:${email}`],
    ...[network.url, ...(site ? [site] : [])].map((url) => [label(url), url]),
  ];
}
