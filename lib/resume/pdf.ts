import { accentColors } from '../looks/accent';
import { openTemplate } from '../typst/typst';
import { joinedList, SHOWN_ACTIVITIES } from './lists';
import { printedResume } from './printed';
import { newestDate, type ResumeSources } from './sources';

export type PaperName = 'a4' | 'letter';

const TEMPLATE = 'lib/resume/resume.typ';
const MAX_PAGES = 2;
/** Factors for all vertical distances. The first that fits the pages is used. */
const DENSITIES = [1.1, 1.05, 1, 0.96, 0.92, 0.88, 0.84];
const TIGHTEST = Math.min(...DENSITIES);
const ACTIVITY_COUNTS = [SHOWN_ACTIVITIES, 2, 1];

/** The résumé as a tagged PDF (PDF/UA-1). Equal sources give equal bytes. */
export function renderResume(sources: ResumeSources, paper: PaperName): Buffer<ArrayBuffer> {
  const { document, template } = layOut(sources, paper);
  return Buffer.from(
    template.pdf(document, Date.parse(newestDate(sources) ?? new Date().toISOString().slice(0, 10)) / 1000),
  );
}

/** Shows fewer talks, articles and board seats if the rest fills the pages. */
function layOut(sources: ResumeSources, paper: PaperName) {
  const fits = (shown: number) => open(sources, paper, shown).compile(TIGHTEST).numOfPages <= MAX_PAGES;
  const shown = sources.activities?.length ? (ACTIVITY_COUNTS.find(fits) ?? 0) : 0;
  const { compile, template } = open(sources, paper, shown);
  for (const density of DENSITIES) {
    const document = compile(density);
    if (document.numOfPages <= MAX_PAGES) return { document, template };
  }
  return { document: compile(1), template };
}

function open(sources: ResumeSources, paper: PaperName, shownActivities: number) {
  const content = printedResume(sources, { activities: [joinedList(sources.activities, shownActivities)] });
  const { accent, typeface } = sources.profile.looks ?? {};
  const template = openTemplate(TEMPLATE, JSON.stringify(content), typeface);
  const looks = accent && { accent: accentColors(accent)['accent-print'] };
  return { template, compile: (density: number) => template.compile({ ...content, ...looks, paper, density }) };
}
