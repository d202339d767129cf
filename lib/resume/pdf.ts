import { accentColors } from '../site/looks/accent';
import { openTemplate } from '../site/typst';
import { printedResume } from './printed';
import { newestDate, type ResumeSources } from './sources';

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
  const content = printedResume(sources);
  const template = openTemplate(TEMPLATE, JSON.stringify(content));
  const { accent } = sources.profile.looks ?? {};
  const looks = accent && { accent: accentColors(accent)['accent-print'] };
  const compile = (density: number) => template.compile({ ...content, ...looks, paper, density });
  for (const density of DENSITIES) {
    const document = compile(density);
    if (document.numOfPages <= MAX_PAGES) return { document, template };
  }
  return { document: compile(1), template };
}
