import {
  billingOperation,
  historyOperation,
  type Operation,
  type Pipeline,
  repositoryOperation,
  statsOperation,
} from './operations';

export const SNAPSHOT_PATH = '/dev-stats/snapshot.json';

export type Snapshot = Record<string, Answer>;

interface Answer<Data = { githubStats?: { repositories?: { id: string }[] | null } | null }> {
  data?: Data;
  errors?: { message: string }[];
  extensions?: unknown;
}

export interface AnyOperation {
  query: string;
  variables: unknown;
}

export function snapshotKey({ query, variables }: AnyOperation): string {
  const [, name = ''] = /query (\w+)/.exec(query) ?? [];
  return `${name} ${JSON.stringify(variables)}`;
}

type Api = (request: Request) => Promise<Response>;

export async function ask<Data, Variables>(
  api: Api,
  { query, variables }: Operation<Data, Variables>,
): Promise<Answer<Data>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify({ query, variables });
  return (await api(new Request('http://localhost/graphql', { method: 'POST', headers, body }))).json();
}

export async function takeSnapshot(api: Api, pipeline: Pipeline): Promise<Snapshot> {
  const stats = await ask(api, statsOperation);
  const snapshot: Snapshot = { [snapshotKey(statsOperation)]: stats };
  for (const operation of detailOperations(pipeline, stats))
    snapshot[snapshotKey(operation)] = await ask(api, operation as Operation<Snapshot, unknown>);
  return snapshot;
}

export function snapshotProblems(snapshot: Snapshot): string[] {
  return [...new Set(Object.values(snapshot).flatMap(({ errors = [] }) => errors.map(({ message }) => message)))];
}

/** The CI/CD tab has a file of its own, except for its bills. */
function detailOperations(pipeline: Pipeline, { data }: Answer): AnyOperation[] {
  const repositories = data?.githubStats?.repositories ?? [];
  return [historyOperation, billingOperation(pipeline), ...repositories.map(({ id }) => repositoryOperation(id))];
}
