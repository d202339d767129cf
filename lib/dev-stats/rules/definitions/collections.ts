export const COLLECTION_DEFINITIONS = [
  {
    id: 'collection-time',
    term: 'Collection time',
    text: 'Each panel shows when its figures were collected, for each of its sources. “Last synced” is the time for GitHub, or for local clones if GitHub was never collected. A collection that fails or is interrupted changes no figure; the page says when that happened. If only some repositories or totals can’t be read, they keep their earlier figures and are marked with the time of those.',
    window: 'The last collection of each source',
    source: 'The store’s record of its collections',
    collected:
      'By each npm run collect -- command when it ends; one that is killed counts as interrupted two minutes later',
  },
  {
    id: 'site-repository',
    term: 'This site’s repository',
    text: 'Before the first collection, the page shows the repository that built it: the work of all its authors, not the owner’s figures. Every commit up to the one that was built counts, also merges, on its author’s clock. Weeks start on Monday. Languages are shares of the bytes of code in that commit, without prose, data, generated files and code of others. Releases are tags. A build without the full history doesn’t show them.',
    window: 'All commits; the chart by week shows 12 to 53 weeks up to the last commit',
    source: 'The site’s own repository, read with Git',
    collected: 'By npm run build; npm run collect -- does not change them',
  },
] as const;
