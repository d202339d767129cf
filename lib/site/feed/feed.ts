import { getPageMeta, getProfile } from '../../content/content';
import { ORIGIN } from '../../origin';
import type { Feed, FeedEntry } from '../../section';
import { lastModified } from '../last-modified';
import { getPage } from '../pages';
import { SHOWN_SECTIONS } from '../sections';
import { proseHtml } from './html';

/** Dates are those of the content, so that a new build does not change the feed. */
export type PublishedFeed = Awaited<ReturnType<typeof publish>>;

/** Throws for an address that no section declares. */
export async function readFeed(path: string): Promise<PublishedFeed> {
  const section = SHOWN_SECTIONS.find((each) => each.feed?.path === path);
  const feed = section?.content.feed?.();
  if (!feed) throw new Error(`no section has the feed ${path}`);
  return publish(feed, path);
}

export async function publish({ title, page, entries }: Feed, path: string) {
  const [list = page] = page.split('?');
  return {
    title,
    description: getPageMeta(list).description,
    author: getProfile().name,
    site: ORIGIN,
    page,
    path,
    // For a feed without entries: the last change of the page, or the instant of the build if nothing knows one.
    updated: lastChange(list) ?? new Date().toISOString(),
    entries: await Promise.all(entries.map(publishEntry)),
  };
}

async function publishEntry({ path, markdown, ...entry }: FeedEntry) {
  return {
    ...entry,
    url: ORIGIN + path,
    html: await proseHtml(markdown, ORIGIN + path),
    updated: lastChange(path),
  };
}

function lastChange(path: string): string | undefined {
  const page = getPage(path);
  const date = page && lastModified(page);
  return date && new Date(date).toISOString();
}
