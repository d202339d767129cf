export const COLLECTION_DEFINITIONS = [
  {
    id: 'collection-time',
    term: 'Collection time',
    text: 'Each panel shows when its figures were collected, for each of its sources. “Last synced” is the time for GitHub, or for local clones if GitHub was never collected. A collection that fails or is interrupted changes no figure; the page says when that happened. If only some repositories or totals can’t be read, they keep their earlier figures and are marked with the time of those. What the collector’s token may not read, such as commits in some repositories of other owners, is missing from the totals; the page then names it.',
    window: 'The last collection of each source',
    source: 'The store’s record of its collections',
    collected:
      'By each npm run collect -- command when it ends; one that is killed counts as interrupted two minutes later',
  },
] as const;
