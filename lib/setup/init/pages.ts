import { formatDocument } from '../../content/write/document';
import { MAX_LINE } from '../import/text';
import type { Owner, OwnerDocument } from './owner';

interface PageText {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  heading: string;
}

/** The texts of the pages without the words of the sample. Pages of sections that are off have theirs as well. */
export function pageDocuments(owner: Owner): OwnerDocument[] {
  return Object.entries(textsOf(owner)).map(([file, fields]) => ({
    path: `pages/${file}.mdx`,
    text: formatDocument('PageMeta', fields),
  }));
}

function textsOf({ name, title = 'Portfolio', location }: Owner): Record<string, PageText> {
  const who = `${name}, ${title}`;
  const page = (path: string, heading: string, description: string, ...keywords: string[]): PageText => ({
    ...{ path, title: heading, description, keywords: [...new Set([name, ...keywords])], heading },
  });
  return {
    home: {
      ...page('/', name, `The website of ${who}.`, title, ...(location ? [location] : [])),
      title: who.length > MAX_LINE ? name : who,
    },
    resume: {
      ...page('/resume', title, `Experience, skills and education of ${who}.`, 'resume', title),
      title: `Resume of ${name}`.slice(0, MAX_LINE),
    },
    projects: page(
      '/projects',
      'Projects',
      `What ${name} has designed and built, and the decisions behind it.`,
      'projects',
    ),
    talks: page('/talks', 'Talks', `Talks by ${name}, newest first.`, 'talks'),
    writing: page('/writing', 'Writing', `Articles by ${name}, newest first.`, 'articles'),
    boards: page('/boards', 'Boards', `Board and advisory seats of ${name}.`, 'board of directors'),
    tabletop: page('/tabletop', 'Tabletop Gaming', `The board games of ${name}.`, 'board game collection'),
    astrophotography: page(
      '/astrophotography',
      'Astrophotography',
      `The equipment and the photographs of ${name}.`,
      'astrophotography',
    ),
    contact: page('/contact', 'Contact', `How to reach ${name}.`, 'contact'),
    'dev-stats': page(
      '/dev-stats',
      'Developer Statistics',
      'Commits, pull requests, languages and repositories, collected from GitHub and Git.',
      'developer statistics',
    ),
    lab: page('/lab', 'Lab', `Small code experiments by ${name}.`, 'code experiments'),
    bio: page('/bio', 'Biography', `Biography of ${name} for event programs, podcasts and articles.`, 'biography'),
    search: page('/search', 'Search', 'Find anything on this site by name or by any word of a page.', 'search'),
  };
}
