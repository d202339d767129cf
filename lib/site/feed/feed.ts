import { getPageMeta, getProfile, getProjects, type Project } from '../../content/content';
import { ORIGIN } from '../build';
import { sharePath } from '../share/address';

interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  image: string;
  tags: string[];
  /** Instants: the start of a project, and its end or else its start. */
  published: string;
  updated: string;
}

/** The feed in any format. Its dates come from the content, so that a new build does not change it. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  site: string;
  updated: string;
  entries: FeedEntry[];
}

export function feedTitle(owner: string): string {
  return `Projects by ${owner}`;
}

export function projectFeed(): Feed {
  const { name } = getProfile();
  const entries = getProjects().map(entryOf);
  const dates = entries.map(({ updated }) => updated).toSorted();
  return {
    title: feedTitle(name),
    description: getPageMeta('/projects').description,
    author: name,
    site: ORIGIN,
    updated: dates.at(-1) ?? '1970-01-01T00:00:00.000Z',
    entries,
  };
}

function entryOf({ slug, title, description, tags, startDate, endDate }: Project): FeedEntry {
  const path = `/projects/${slug}`;
  return {
    url: ORIGIN + path,
    title,
    summary: description,
    image: ORIGIN + sharePath(path),
    tags: tags.map(({ name }) => name),
    published: startDate,
    updated: endDate ?? startDate,
  };
}
