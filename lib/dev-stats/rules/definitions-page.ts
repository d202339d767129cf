/** A documentation page rendered from the definitions instead of an MDX file. */
export const DEFINITIONS_PAGE = {
  path: '/docs/statistics',
  title: 'How the statistics are counted',
  description:
    'What each developer statistic means: which commits count, when a day or hour starts, and what is excluded.',
} as const;
