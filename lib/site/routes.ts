/** The menu, in order, with the sections that may be off. */
export const MENU = [
  { label: 'Home', path: '/' },
  { label: 'Resume', path: '/resume' },
  { label: 'Projects', path: '/projects' },
  { label: 'Talks', path: '/talks' },
  { label: 'Writing', path: '/writing' },
  { label: 'Boards', path: '/boards' },
  { label: 'Tabletop Gaming', path: '/tabletop' },
  { label: 'Astrophotography', path: '/astrophotography' },
  { label: 'Contact', path: '/contact' },
  { label: 'Dev Stats', path: '/dev-stats' },
] as const;

export const SEARCH_PATH = '/search';

/** Pages with a document in content/pages. The last three are not in the menu. */
export const PAGE_PATHS = [...MENU.map(({ path }) => path), '/lab', '/bio', SEARCH_PATH] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

export const FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const;

export const PHOTO_FEED = { path: '/astrophotography/feed.xml', type: 'application/atom+xml' } as const;

export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
