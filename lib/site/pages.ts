import { join } from 'node:path/posix';
import type { Photo } from '../astro/photo';
import { photoDescription, photoHref, photoKeywords } from '../astro/photo-text';
import {
  type Experiment,
  getBiographies,
  getCollection,
  getDocs,
  getExperiments,
  getGearGroups,
  getPageMeta,
  getPhotos,
  getPlayableExperiments,
  getProfile,
  getProjects,
  getResume,
  getRoles,
  type Project,
} from '../content/content';
import { DEFINITIONS_PAGE } from '../dev-stats/rules/definitions/definitions';
import { env } from '../env';
import { MENU, PAGE_PATHS, type PagePath } from './routes';

interface Document {
  updated?: string | undefined;
  _raw: { sourceFilePath: string };
}

/** Something that a page shows. */
export interface Source {
  /** Files of the repository, or folders with a trailing slash. */
  files: string[];
  /** Date of the last change, if the document says it. */
  updated?: string | undefined;
}

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
  sources: Source[];
}

const DOCUMENTS: Record<PagePath, Document[]> = {
  '/': [getProfile(), ...getRoles()],
  '/resume': [getResume(), ...getRoles()],
  '/projects': getProjects(),
  '/tabletop': [getCollection()],
  '/astrophotography': getGearGroups(),
  '/contact': [getProfile()],
  '/dev-stats': [],
  '/lab': getExperiments(),
  '/bio': getBiographies(),
  '/search': [],
};

/** All pages except the 404 pages, in the order of the menu. */
export function getPages(): Page[] {
  return pages;
}

export function getPage(path: string): Page | undefined {
  return byPath.get(path);
}

function menuPage(path: PagePath): Page {
  const meta = getPageMeta(path);
  const { title, description, keywords, heading, canonical = path } = meta;
  const part = path === '/' ? getProfile().location : (MENU.find((entry) => entry.path === path)?.label ?? heading);
  const sources = [meta, ...DOCUMENTS[path]].map((document) => sourceOf(document));
  return { path, canonical, title, description, keywords, part, sources };
}

function projectPage(project: Project): Page {
  const { slug, title, description, tags } = project;
  const path = `/projects/${slug}`;
  const keywords = tags.map(({ name }) => name);
  const sources = [sourceOf(project, `public${path}/`)];
  return { path, canonical: path, title, description, keywords, part: 'Projects', sources };
}

function experimentPage(experiment: Experiment): Page {
  const { name, title, description, tags } = experiment;
  const path = `/lab/${name}`;
  const keywords = tags.map((tag) => tag.name);
  const sources = [sourceOf(experiment, 'lib/lab/', 'components/lab/')];
  return { path, canonical: path, title, description, keywords, part: getPageMeta('/lab').heading, sources };
}

function photoPage(photo: Photo): Page {
  const { slug, title, updated } = photo;
  const path = photoHref(photo);
  const document = { updated, _raw: { sourceFilePath: `astrophotos/${slug}.mdx` } };
  const sources = [sourceOf(document, `public/photos/${slug}/`)];
  const [description, keywords] = [photoDescription(photo), photoKeywords(photo)];
  return { path, canonical: path, title, description, keywords, part: 'Astrophotography', sources };
}

function docPage({ path, title, description }: Pick<Page, 'path' | 'title' | 'description'>, source: Source): Page {
  const keywords = [title, ...path.split('/').slice(2)];
  return { path, canonical: path, title, description, keywords, part: 'Documentation', sources: [source] };
}

function sourceOf({ _raw, updated }: Document, ...others: string[]): Source {
  return { files: [join(env.contentDir, _raw.sourceFilePath), ...others], updated };
}

const pages = [
  ...PAGE_PATHS.map(menuPage),
  ...getProjects().map(projectPage),
  ...getPlayableExperiments().map(experimentPage),
  ...getPhotos().map(photoPage),
  ...getDocs().map((doc) => docPage(doc, sourceOf(doc))),
  docPage(DEFINITIONS_PAGE, { files: ['lib/dev-stats/rules/definitions/'] }),
];

const byPath = new Map(pages.map((page) => [page.path, page]));
