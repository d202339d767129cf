/** The menu, in its order. */
export const MENU = [
  { label: 'Home', path: '/' },
  { label: 'Resume', path: '/resume' },
  { label: 'Projects', path: '/projects' },
  { label: 'Tabletop Gaming', path: '/tabletop' },
  { label: 'Astrophotography', path: '/astrophotography' },
  { label: 'Contact', path: '/contact' },
  { label: 'Dev Stats', path: '/dev-stats' },
] as const;

/** Every address with a page document of its own: the menu and the lab, which is in no menu. */
export const PAGE_PATHS = [...MENU.map(({ path }) => path), '/lab'] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
