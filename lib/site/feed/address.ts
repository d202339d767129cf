/** Where the feeds of projects are, by format. */
export const FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const;

export function feedTitle(owner: string): string {
  return `Projects by ${owner}`;
}
