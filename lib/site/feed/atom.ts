import { XMLBuilder } from 'fast-xml-parser';
import { getPageMeta, getProfile } from '../../content/content';
import { ORIGIN } from '../../origin';
import type { Feed } from '../../section';
import { lastModified } from '../last-modified';
import { getPage } from '../pages';
import { SHOWN_SECTIONS } from '../sections';

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** Throws for an address that no section declares. */
export function answerAtom(path: string): Response {
  const section = SHOWN_SECTIONS.find((each) => each.feed?.path === path);
  const feed = section?.content.feed?.();
  if (!feed) throw new Error(`no section has the feed ${path}`);
  return new Response(atomFeed(feed, path), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}

/** Atom (RFC 4287) requires `updated`. Dates are those of the content, so that a new build does not change them. */
export function atomFeed({ title, page, entries }: Feed, path: string): string {
  const [list = page] = page.split('?');
  const entry = entries.map(({ path: at, published, summary, tags, ...each }) => ({
    title: each.title,
    id: ORIGIN + at,
    link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': ORIGIN + at },
    published,
    updated: lastChange(at) ?? published,
    summary,
    category: tags.map((tag) => ({ '@_term': tag })),
  }));
  const changes = entry.map(({ updated }) => updated).toSorted();
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': 'en',
      title,
      subtitle: getPageMeta(list).description,
      id: ORIGIN + path,
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': ORIGIN + path },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': ORIGIN + page },
      ],
      updated: changes.at(-1) ?? lastChange(list) ?? new Date().toISOString(),
      author: { name: getProfile().name, uri: `${ORIGIN}/` },
      icon: `${ORIGIN}/icon.svg`,
      entry,
    },
  });
}

function lastChange(path: string): string | undefined {
  const page = getPage(path);
  const date = page && lastModified(page);
  return date && new Date(date).toISOString();
}
