import { XMLBuilder } from 'fast-xml-parser';
import { FEEDS } from './address';
import type { Feed } from './feed';

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** A feed as Atom. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ title, description, author, site, updated, entries }: Feed): string {
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': 'en',
      title,
      subtitle: description,
      id: site + FEEDS.atom.path,
      link: [
        { '@_rel': 'self', '@_type': FEEDS.atom.type, '@_href': site + FEEDS.atom.path },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': `${site}/projects` },
      ],
      updated,
      author: { name: author, uri: `${site}/` },
      icon: `${site}/icon.svg`,
      entry: entries.map(({ url, published, summary, tags, ...entry }) => ({
        title: entry.title,
        id: url,
        link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': url },
        published,
        updated: entry.updated,
        summary,
        category: tags.map((tag) => ({ '@_term': tag })),
      })),
    },
  });
}
