import { formatMonth, formatPeriod } from '../dates';
import { openTemplate } from '../site/typst';
import { groupByCompany } from './companies';
import { plainParagraphs } from './prose';
import { impactFigures, newestDate, type ResumeSources } from './sources';

export type PaperName = 'a4' | 'letter';

const TEMPLATE = 'lib/resume/resume.typ';
const MAX_PAGES = 2;
/** Factors for all vertical distances. The first that fits the pages is used. */
const DENSITIES = [1.1, 1.05, 1, 0.96, 0.92, 0.88];

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
  const { name, title, email, location, network, stats } = profile;
  const label = (url: string) => url.replace(/^https?:\/\/|\/$/g, '');
  return {
    documentTitle: `${name}, ${title}: Résumé`,
    ...{ name, title, location },
    links: [[email, `mailto:${email}`], ...[network.url, ...(site ? [site] : [])].map((url) => [label(url), url])],
    summary: plainParagraphs(resume.body.raw),
    impact: impactFigures(resume.impact, stats).map(({ value, unit }) => [value, unit]),
    companies: groupByCompany(roles).map(({ company, roles: held, ...stay }) => ({
      name: company,
      location: stay.location,
      period: held.length > 1 ? dashed(stay) : null,
      roles: held.map(({ title: role, summary, highlights, ...dates }) => {
        return { title: role, period: dashed(dates), summary, highlights };
      }),
    })),
    keywords: resume.competencies.map((entry) => entry.title),
    lists: [
      ['Core Competencies', resume.competencies.map((each) => entry(`${each.title}.  `, each.description))],
      ['Education', resume.education.map((each) => entry(`${each.degree}, `, each.institution, dashed(each)))],
      [
        'Certifications',
        resume.certifications.map((each) => entry(`${each.name}, `, each.issuer, formatMonth(each.date))),
      ],
      ['Market Verticals', resume.markets.map((each) => entry(`${each.name}.  `, each.description))],
    ],
  };
}

function entry(name: string, text: string, period: string | null = null) {
  return { name, text, period };
}

function dashed(period: Parameters<typeof formatPeriod>[0]): string {
  return formatPeriod(period).replace(' - ', ' – ');
}
