import { type DateRange, type PeriodView, rangeOf } from '../rules/date-range';
import {
  billingOperation,
  deliveryOperation,
  historyOperation,
  type Pipeline,
  repositoryOperation,
  runsOperation,
  statsOperation,
  summaryOperation,
  trendOperation,
} from './operations';

/** Where an exported site has its copy of the public answers. */
export const SNAPSHOT_PATH = '/dev-stats/snapshot.json';

/** Response bodies of the API by operation. */
export type Snapshot = Record<string, unknown>;

/** An operation of any type. */
export interface AnyOperation {
  query: string;
  variables: unknown;
}

const PERIODS: PeriodView['period'][] = ['', '30d', '90d', '1y', 'all'];

/** The key of an operation in a snapshot: its name and its variables. */
export function snapshotKey({ query, variables }: AnyOperation): string {
  const [, name = ''] = /query (\w+)/.exec(query) ?? [];
  return `${name} ${JSON.stringify(variables)}`;
}

export interface SnapshotPlan {
  pipeline: Pipeline;
  now: Date;
  /** The date at the author's place, and the first date with figures. */
  today: string;
  first: string | undefined;
  repositoryIds: readonly string[];
}

/** Every operation that the page sends for the periods of its menu. Custom dates are not among them. */
export function snapshotOperations({ pipeline, now, today, first, repositoryIds }: SnapshotPlan): AnyOperation[] {
  const ranges = PERIODS.map((period) => rangeOf({ period, from: '', to: '' }, today, first));
  const ofPeriod = (range: DateRange | undefined): AnyOperation[] => [
    summaryOperation(pipeline, range, now),
    runsOperation(pipeline, range, now),
    trendOperation(pipeline, range, now),
    deliveryOperation(pipeline, range, now),
  ];
  return [
    statsOperation,
    historyOperation,
    billingOperation(pipeline),
    ...repositoryIds.map(repositoryOperation),
    ...ranges.flatMap(ofPeriod),
  ];
}
