import { COMMIT_DEFINITIONS } from './commits';
import { DELIVERY_DEFINITIONS } from './delivery';
import { LANGUAGE_DEFINITIONS } from './languages';
import { PIPELINE_DEFINITIONS } from './pipelines';

/** What a statistic counts, shown on /docs/statistics at the anchor `id`. Texts use the constants of the computation. */
export interface Definition {
  id: string;
  term: string;
  text: string;
  window: string;
  source: string;
}

interface DefinitionGroup {
  title: string;
  id: string;
  definitions: readonly Definition[];
}

const COLLECTION_DEFINITIONS = [
  {
    id: 'collection-time',
    term: 'Collection time',
    text: '“Last synced” is the time for GitHub, or for local clones if GitHub was never collected. It opens a list with the time of each source. A collection that fails or is interrupted changes no figure; the page says when that happened. If only some repositories or totals can’t be read, they keep their earlier figures and are marked. What the collector’s token may not read, such as commits in some repositories of other owners, is missing from the totals; the page then names it.',
    window: 'The last collection of each source',
    source: 'The store’s record of its collections',
  },
] as const;

export const DEFINITION_GROUPS = [
  { title: 'Commits', id: 'commits', definitions: COMMIT_DEFINITIONS },
  { title: 'Languages', id: 'languages', definitions: LANGUAGE_DEFINITIONS },
  { title: 'Pipelines', id: 'pipelines', definitions: PIPELINE_DEFINITIONS },
  { title: 'Delivery', id: 'delivery', definitions: DELIVERY_DEFINITIONS },
  { title: 'Collections', id: 'collections', definitions: COLLECTION_DEFINITIONS },
] as const satisfies readonly DefinitionGroup[];

export type DefinitionId = (typeof DEFINITION_GROUPS)[number]['definitions'][number]['id'];

export const DEFINITIONS_PAGE = {
  path: '/docs/statistics',
  title: 'How the statistics are counted',
  description:
    'What each developer statistic means: which commits count, when a day or hour starts, and what is excluded.',
} as const;
