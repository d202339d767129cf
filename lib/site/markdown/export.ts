import { getDoc, getPhoto, getPlayableExperiments, getProject } from '../../content/content';
import { DEFINITIONS_PAGE } from '../../dev-stats/rules/definitions/definitions';
import { currentResume } from '../../resume/current';
import { markdownResume } from '../../resume/markdown';
import { linksAsServed } from '../base-path/as-served';
import { ORIGIN } from '../build';
import { getPage } from '../pages';
import { boardsMarkdown, talksMarkdown, writingMarkdown } from './activities';
import { bioMarkdown, contactMarkdown } from './contact';
import { definitionsMarkdown, docMarkdown } from './docs';
import { experimentMarkdown, labMarkdown } from './lab';
import { astrophotographyMarkdown, devStatsMarkdown, homeMarkdown, tabletopMarkdown } from './pages';
import { photoMarkdown } from './photos';
import { projectMarkdown, projectsMarkdown } from './projects';
import { searchMarkdown } from './search';

const PAGES: Record<string, () => string> = {
  '/': homeMarkdown,
  '/resume': () => markdownResume(currentResume()),
  '/projects': projectsMarkdown,
  '/talks': talksMarkdown,
  '/writing': writingMarkdown,
  '/boards': boardsMarkdown,
  '/tabletop': tabletopMarkdown,
  '/astrophotography': astrophotographyMarkdown,
  '/contact': contactMarkdown,
  '/dev-stats': devStatsMarkdown,
  '/lab': labMarkdown,
  '/bio': bioMarkdown,
  '/search': searchMarkdown,
  [DEFINITIONS_PAGE.path]: definitionsMarkdown,
};

/** A page as Markdown, from the same content; undefined if there is no such page. */
export function markdownExport(path: string): string | undefined {
  const [page, doc] = [PAGES[path], getDoc(path)];
  const project = path.startsWith('/projects/') ? getProject(path.slice('/projects/'.length)) : undefined;
  const photo = path.startsWith('/astrophotography/') ? getPhoto(path.slice('/astrophotography/'.length)) : undefined;
  const experiment = getPlayableExperiments().find(({ name }) => path === `/lab/${name}`);
  return (
    page?.() ??
    (doc && docMarkdown(doc)) ??
    (project && projectMarkdown(project)) ??
    (experiment && experimentMarkdown(experiment)) ??
    (photo && photoMarkdown(photo))
  );
}

/** Response for a path below app/markdown, with the HTML page as its canonical address. */
export function markdownResponse(segments: string[]): Response {
  const address = `/${segments.join('/')}`;
  const path = address === '/index' ? '/' : address;
  const text = markdownExport(path);
  if (text === undefined) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'text/markdown; charset=utf-8', link: `<${ORIGIN}${path}>; rel="canonical"` };
  return new Response(linksAsServed(text), {
    headers: { ...headers, ...(getPage(path)?.isListed === false && { 'x-robots-tag': 'noindex' }) },
  });
}
