/** Kinds of results. Each is a value of the parameter `kind` of /search; the order is that of the page. */
export const KINDS = [
  { value: 'pages', label: 'Pages' },
  { value: 'projects', label: 'Projects' },
  { value: 'docs', label: 'Documentation' },
  { value: 'resume', label: 'Resume' },
  { value: 'games', label: 'Games' },
  { value: 'gear', label: 'Gear' },
  { value: 'photos', label: 'Photos' },
  { value: 'experiments', label: 'Experiments' },
  { value: 'diagrams', label: 'Diagrams' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'commands', label: 'Commands' },
] as const;

export type Kind = (typeof KINDS)[number]['value'];

const KIND_OF_FOLDER: Record<string, Kind> = {
  projects: 'projects',
  resume: 'resume',
  'dev-stats': 'statistics',
  docs: 'docs',
  tabletop: 'games',
  lab: 'experiments',
};

/** Kind of a page, by its path. */
export function kindOf(path: string): Kind {
  if (path === '/docs/statistics') return 'statistics';
  if (path.startsWith('/astrophotography')) return path === '/astrophotography' ? 'gear' : 'photos';
  return KIND_OF_FOLDER[path.split('/')[1] ?? ''] ?? 'pages';
}
