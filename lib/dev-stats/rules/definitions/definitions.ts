import { COLLECTION_DEFINITIONS } from './collections';
import { COMMIT_DEFINITIONS } from './commits';
import { DELIVERY_DEFINITIONS } from './delivery';
import { LANGUAGE_DEFINITIONS } from './languages';
import { PIPELINE_DEFINITIONS } from './pipelines';

/** What a statistic counts, as shown on /docs/statistics under the anchor `id`. The texts use the constants of the computation. */
export interface Definition {
  id: string;
  term: string;
  text: string;
  window: string;
  source: string;
  collected: string;
}

interface DefinitionGroup {
  title: string;
  id: string;
  definitions: readonly Definition[];
}

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
