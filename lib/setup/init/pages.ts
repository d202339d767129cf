import { formatDocument } from '../../content/write/document';
import { PAGE_STARTERS } from '../../site/routes';
import { MAX_LINE, shortened } from '../import/text';
import type { Owner, OwnerDocument } from './owner';

/** The texts of the pages without the words of the sample. Pages of sections that are off have theirs as well. */
export function pageDocuments({ name, title: profession = 'Portfolio', location }: Owner): OwnerDocument[] {
  const title = shortened(profession, MAX_LINE);
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
