import { getPageMeta, getProfile, getProjects, type Project } from '../../content/content';
import { ORIGIN } from '../build';
import { lastModified } from '../last-modified';
import { getPage } from '../pages';
import { FEEDS } from '../routes';
import { sharePath } from '../share/address';
import { proseHtml } from './html';

interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  image: string;
  tags: string[];
  /** Instant: the start of the project, or the last session of a photograph. */
  published: string;
  /** Instant of the last change; undefined if neither the document nor Git knows it. */
  updated?: string | undefined;
}

/** The feed in any format. Its dates are those of the content, so that a new build does not change it. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  site: string;
  /** Paths of the page that it follows, and of the Atom feed. */
  page: string;
  path: string;
  /** Instant of the last change of the page, for a feed without entries. */
  updated: string;
  entries: FeedEntry[];
}

export function feedTitle(owner: string): string {
  return `Projects by ${owner}`;
}

/** The instant of the build, if neither the documents of the page nor Git know one. */
export function readLastChange(path: string): string {
  const page = getPage(path);
  return new Date((page && lastModified(page)) ?? Date.now()).toISOString();
}

export async function projectFeed(): Promise<Feed> {
  const { name } = getProfile();
  return {
    title: feedTitle(name),
    description: getPageMeta('/projects').description,
    author: name,
    site: ORIGIN,
    page: '/projects',
    path: FEEDS.atom.path,
    updated: readLastChange('/projects'),
    entries: await Promise.all(getProjects().map(entryOf)),
  };
}

async function entryOf({ slug, title, description, tags, startDate, body }: Project): Promise<FeedEntry> {
  const path = `/projects/${slug}`;
  const page = getPage(path);
  const updated = page && lastModified(page);
  return {
    url: ORIGIN + path,
    title,
    summary: description,
    html: await proseHtml(body.raw, ORIGIN + path),
    image: ORIGIN + sharePath(path),
    tags: tags.map(({ name }) => name),
    published: startDate,
    updated: updated && new Date(updated).toISOString(),
  };
}
