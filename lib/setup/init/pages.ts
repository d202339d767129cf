import { formatDocument } from '../../content/write/document';
import { PAGE_STARTERS } from '../../site/routes';
import { MAX_LINE } from '../import/text';
import type { Owner, OwnerDocument } from './owner';

/** The texts of the pages without the words of the sample. Pages of sections that are off have theirs as well. */
export function pageDocuments({ name, title = 'Portfolio', location }: Owner): OwnerDocument[] {
  return PAGE_STARTERS.map(({ path, texts }) => {
    const { heading, title: own = heading, description, keywords } = texts({ name, title, location });
    const fields = {
      path,
      title: own.length > MAX_LINE ? heading : own,
      description,
      keywords: [...new Set([name, ...keywords])],
      heading,
    };
    const file = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    return { path: `pages/${file}.mdx`, text: formatDocument('PageMeta', fields) };
  });
}
