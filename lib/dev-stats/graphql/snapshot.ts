import { type PeriodView, rangeOf } from '../rules/date-range';
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

export type Snapshot = Record<string, Answer>;

interface Answer {
  data?: {
    githubStats?: { repositories?: { id: string }[] | null; activity?: { date: string }[] | null } | null;
  };
  errors?: { message: string }[];
}

export interface AnyOperation {
  query: string;
  variables: unknown;
}

const PERIODS: PeriodView['period'][] = ['', '30d', '90d', '1y', 'all'];

export function snapshotKey({ query, variables }: AnyOperation): string {
  const [, name = ''] = /query (\w+)/.exec(query) ?? [];
  return `${name} ${JSON.stringify(variables)}`;
}

export interface SnapshotScope {
  pipeline: Pipeline;
  now: Date;
  /** The date at the author's place. */
  today: string;
}

/** Asks the API, as a visitor would, for all that the page shows. */
export async function takeSnapshot(
  api: (request: Request) => Promise<Response>,
  scope: SnapshotScope,
): Promise<Snapshot> {
  const ask = async ({ query, variables }: AnyOperation): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify({ query, variables });
    return (await api(new Request('http://localhost/graphql', { method: 'POST', headers, body }))).json();
  };
  const stats = await ask(statsOperation);
  const snapshot: Snapshot = { [snapshotKey(statsOperation)]: stats };
  for (const operation of detailOperations(scope, stats)) snapshot[snapshotKey(operation)] = await ask(operation);
  return snapshot;
}

export function snapshotProblems(snapshot: Snapshot): string[] {
  return [...new Set(Object.values(snapshot).flatMap(({ errors = [] }) => errors.map(({ message }) => message)))];
}

/** The operations of the periods of the menu. Custom dates are not among them. */
function detailOperations({ pipeline, now, today }: SnapshotScope, { data }: Answer): AnyOperation[] {
  const { activity, repositories } = data?.githubStats ?? {};
  const first = activity?.[0]?.date;
  return [
    historyOperation,
    billingOperation(pipeline),
    ...(repositories ?? []).map(({ id }) => repositoryOperation(id)),
    ...PERIODS.flatMap((period): AnyOperation[] => {
      const range = rangeOf({ period, from: '', to: '' }, today, first);
      return [
        summaryOperation(pipeline, range, now),
        runsOperation(pipeline, range, now),
        trendOperation(pipeline, range, now),
        deliveryOperation(pipeline, range, now),
      ];
    }),
  ];
}
