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

/** What visitors look for first, as the field names it. */
const EXAMPLES: { kind: Kind; word: string }[] = [
  { kind: 'projects', word: 'projects' },
  { kind: 'games', word: 'games' },
  { kind: 'gear', word: 'gear' },
  { kind: 'resume', word: 'roles' },
  { kind: 'pages', word: 'pages' },
];

/** Text in the empty field, of kinds that the site has: "Projects, games, gear, words…". */
export function placeholderFor(kinds: readonly Kind[]): string {
  const examples = EXAMPLES.filter(({ kind }) => kinds.includes(kind)).slice(0, 3);
  const text = [...examples.map(({ word }) => word), 'words…'].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
