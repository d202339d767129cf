import { getDoc, getProject } from '../../content/content';
import { DEFINITIONS_PAGE } from '../../dev-stats/rules/definitions-page';
import { currentResume } from '../../resume/current';
import { markdownResume } from '../../resume/markdown';
import { ORIGIN } from '../metadata';
import { definitionsMarkdown, docMarkdown } from './docs';
import { homeMarkdown } from './home';
import {
  astrophotographyMarkdown,
  contactMarkdown,
  devStatsMarkdown,
  labMarkdown,
  projectsMarkdown,
  tabletopMarkdown,
} from './pages';
import { projectMarkdown } from './project';

const PAGES: Record<string, () => string> = {
  '/': homeMarkdown,
  '/resume': () => markdownResume(currentResume()),
  '/projects': projectsMarkdown,
  '/tabletop': tabletopMarkdown,
  '/astrophotography': astrophotographyMarkdown,
  '/contact': contactMarkdown,
  '/dev-stats': devStatsMarkdown,
  '/lab': labMarkdown,
  [DEFINITIONS_PAGE.path]: definitionsMarkdown,
};

/** The text of a page as Markdown, from the same documents; undefined where there is no such page. */
export function markdownExport(path: string): string | undefined {
  const [page, doc] = [PAGES[path], getDoc(path)];
  const project = path.startsWith('/projects/') ? getProject(path.slice('/projects/'.length)) : undefined;
  return page?.() ?? (doc && docMarkdown(doc)) ?? (project && projectMarkdown(project));
}

/** The twin at an address below app/markdown; search engines are told which page it is another form of. */
export function markdownResponse(segments: string[]): Response {
  const address = `/${segments.join('/')}`;
  const path = address === '/index' ? '/' : address;
  const text = markdownExport(path);
  if (text === undefined) return new Response(null, { status: 404 });
  const canonical = `<${ORIGIN}${path}>; rel="canonical"`;
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8', link: canonical } });
}
