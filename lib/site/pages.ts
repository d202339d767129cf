import { getDocs, getPageMeta, getProfile, getProjects, type Project } from '../content/content';
import { DEFINITIONS_PAGE } from '../dev-stats/rules/definitions/definitions';
import { MENU, PAGE_PATHS, type PagePath } from './routes';

/** A page of the sitemap, with its metadata and source files. */
export interface Page {
  path: string;
  /** Address for search engines; another page's if both have the same content. */
  canonical: string;
  title: string;
  description: string;
  keywords: string[];
  /** Name of its section. */
  part: string;
  /** Files of the repository, or folders with a trailing slash. */
  sources: string[];
}

const SOURCES: Record<PagePath, string[]> = {
  '/': ['profile.mdx'],
  '/resume': ['resume.mdx', 'roles/'],
  '/projects': ['projects/'],
  '/tabletop': ['tabletop/'],
  '/astrophotography': ['gear/'],
  '/contact': ['profile.mdx'],
  '/dev-stats': [],
  '/lab': ['experiments/'],
};

/** All pages except the 404 pages, in the order of the menu. */
export function getPages(): Page[] {
  return pages;
}

export function getPage(path: string): Page | undefined {
  return byPath.get(path);
}

function menuPage(path: PagePath): Page {
  const { title, description, keywords, canonical = path, _raw } = getPageMeta(path);
  const part = path === '/' ? getProfile().location : (MENU.find((entry) => entry.path === path)?.label ?? 'Lab');
  const sources = [_raw.sourceFilePath, ...SOURCES[path]].map(inContent);
  return { path, canonical, title, description, keywords, part, sources };
}

function projectPage({ slug, title, description, tags, _raw }: Project): Page {
  const path = `/projects/${slug}`;
  const keywords = tags.map(({ name }) => name);
  const sources = [inContent(_raw.sourceFilePath), `public${path}/`];
  return { path, canonical: path, title, description, keywords, part: 'Projects', sources };
}

function docPage({ path, title, description }: Pick<Page, 'path' | 'title' | 'description'>, source: string): Page {
  const keywords = [title, ...path.split('/').slice(2)];
  return { path, canonical: path, title, description, keywords, part: 'Documentation', sources: [source] };
}

function inContent(path: string): string {
  return `content/${path}`;
}

const pages = [
  ...PAGE_PATHS.map(menuPage),
  ...getProjects().map(projectPage),
  ...getDocs().map((doc) => docPage(doc, inContent(doc._raw.sourceFilePath))),
  docPage(DEFINITIONS_PAGE, 'lib/dev-stats/rules/definitions/'),
];

const byPath = new Map(pages.map((page) => [page.path, page]));
