/** The page of the documentation that is drawn from the definitions instead of a document. */
export const DEFINITIONS_PAGE = {
  path: '/docs/statistics',
  title: 'How the statistics are counted',
  description:
    'What each figure of the developer statistics means: which commits count, where a day and an hour begin, and what is left out.',
} as const;
