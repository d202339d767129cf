import { FEEDS } from './address';
import type { Feed } from './feed';

/** A feed as JSON Feed. @see https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, description, author, site, entries }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${site}/projects`,
    feed_url: site + FEEDS.json.path,
    description,
    icon: `${site}/icons/512.png`,
    favicon: `${site}/icons/192.png`,
    authors: [{ name: author, url: `${site}/` }],
    language: 'en',
    items: entries.map(({ url, published, updated, summary, ...entry }) => ({
      id: url,
      url,
      title: entry.title,
      content_text: summary,
      image: entry.image,
      date_published: published,
      date_modified: updated,
      tags: entry.tags,
    })),
  };
}
