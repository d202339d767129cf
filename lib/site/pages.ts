import { join } from 'node:path/posix';
import type { Photo } from '../astro/photo/photo';
import { photoDescription, photoHref, photoKeywords } from '../astro/photo/photo-text';
import { getArticles, getBoardSeats, getTalks } from '../content/activities';
import {
  type Experiment,
  getAllDocs,
  getAllPhotos,
  getAllProjects,
  getBiographies,
  getCollection,
  getExperiments,
  getGearGroups,
  getPageMeta,
  getPlayableExperiments,
  getProfile,
  getProjects,
  getResume,
  getRoles,
  type Project,
} from '../content/content';
import { isListed } from '../content/visibility';
import { DEFINITIONS_PAGE } from '../dev-stats/rules/definitions/definitions';
import { env } from '../env';
import { MENU, type PagePath } from './routes';
import { isOn, pagePaths } from './sections';

interface Document {
  updated?: string | undefined;
  _raw: { sourceFilePath: string };
}

export interface Source {
  /** Files of the repository, or folders with a trailing slash. */
  files: string[];
  /** Date of the last change, if the document says it. */
  updated?: string | undefined;
}

export interface Page {
  path: string;
  /** Address for search engines; another page's if both have the same content. */
  canonical: string;
  title: string;
  description: string;
  keywords: string[];
  part: string;
  isListed: boolean;
  sources: Source[];
}

const DOCUMENTS: Record<PagePath, Document[]> = {
  '/': [getProfile(), ...getRoles()],
  '/resume': [getResume(), ...getRoles()],
  '/projects': getProjects(),
  '/talks': getTalks(),
  '/writing': getArticles(),
  '/boards': getBoardSeats(),
  '/tabletop': [getCollection()],
  '/astrophotography': getGearGroups(),
  '/contact': [getProfile()],
  '/dev-stats': [],
  '/lab': getExperiments(),
  '/bio': getBiographies(),
  '/search': [],
};

/** All pages except the 404 pages, in the order of the menu. */
export function getAllPages(): Page[] {
  return allPages;
}

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
  return { path, canonical, title, description, keywords, part, isListed: isListed(meta), sources };
}

function projectPage(project: Project): Page {
  const { slug, title, description, tags } = project;
  const path = `/projects/${slug}`;
  const keywords = tags.map(({ name }) => name);
  const sources = [sourceOf(project, `public${path}/`)];
  const part = 'Projects';
  return { path, canonical: path, title, description, keywords, part, isListed: isListed(project), sources };
}

function experimentPage(experiment: Experiment): Page {
  const { name, title, description, tags } = experiment;
  const path = `/lab/${name}`;
  const keywords = tags.map((tag) => tag.name);
  const sources = [sourceOf(experiment, 'lib/lab/', 'components/lab/')];
  const part = getPageMeta('/lab').heading;
  return { path, canonical: path, title, description, keywords, part, isListed: isListed(experiment), sources };
}

function photoPage(photo: Photo): Page {
  const { slug, title, updated } = photo;
  const path = photoHref(photo);
  const document = { updated, _raw: { sourceFilePath: `astrophotos/${slug}.mdx` } };
  const sources = [sourceOf(document, `public/photos/${slug}/`)];
  const [description, keywords] = [photoDescription(photo), photoKeywords(photo)];
  const part = 'Astrophotography';
  return { path, canonical: path, title, description, keywords, part, isListed: isListed(photo), sources };
}

function docPage(doc: Pick<Page, 'path' | 'title' | 'description'> & { unlisted?: boolean }, source: Source): Page {
  const { path, title, description } = doc;
  const keywords = [title, ...path.split('/').slice(2)];
  const part = 'Documentation';
  return { path, canonical: path, title, description, keywords, part, isListed: isListed(doc), sources: [source] };
}

function sourceOf({ _raw, updated }: Document, ...others: string[]): Source {
  return { files: [join(env.contentDir, _raw.sourceFilePath), ...others], updated };
}

const allPages = [
  ...pagePaths().map(menuPage),
  ...getAllProjects().map(projectPage),
  ...getPlayableExperiments().map(experimentPage),
  ...getAllPhotos().map(photoPage),
  ...getAllDocs().map((doc) => docPage(doc, sourceOf(doc))),
  ...(isOn('dev-stats') ? [docPage(DEFINITIONS_PAGE, { files: ['lib/dev-stats/rules/definitions/'] })] : []),
];

const pages = allPages.filter((page) => page.isListed);

const byPath = new Map(allPages.map((page) => [page.path, page]));
