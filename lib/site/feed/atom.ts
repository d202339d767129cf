import { XMLBuilder } from 'fast-xml-parser';
import { type PublishedFeed, readFeed } from './feed';

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

export async function answerAtom(path: string): Promise<Response> {
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8' };
  return new Response(atomFeed(await readFeed(path)), { headers });
}

/** Atom (RFC 4287), which requires `updated`: without a known change it is the time of publication. */
export function atomFeed({ title, description, author, site, page, path, entries, ...feed }: PublishedFeed): string {
  const changes = entries.map(({ updated, published }) => updated ?? published).toSorted();
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': 'en',
      title,
      subtitle: description,
      id: site + path,
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': site + path },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': site + page },
      ],
      updated: changes.at(-1) ?? feed.updated,
      author: { name: author, uri: `${site}/` },
      icon: `${site}/icon.svg`,
      entry: entries.map(({ url, published, updated, summary, html, tags, ...entry }) => ({
        title: entry.title,
        id: url,
        link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': url },
        published,
        updated: updated ?? published,
        summary,
        content: { '@_type': 'html', '#text': html },
        category: tags.map((tag) => ({ '@_term': tag })),
      })),
    },
  });
}
