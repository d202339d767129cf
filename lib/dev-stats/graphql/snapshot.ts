import type { Operation, Pipeline } from './operations';
import * as operations from './operations';

export const SNAPSHOT_PATH = '/dev-stats/snapshot.json';

export type Snapshot = Record<string, Answer>;

export interface Answer<Data = { githubStats?: { repositories?: object[] | null } | null }> {
  data?: Data;
  errors?: readonly { message: string }[] | undefined;
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

export async function takeSnapshot(api: Api, pipeline: Pipeline, at: Date): Promise<Snapshot> {
  const snapshot: Snapshot = {};
  for (const asked of Object.values(operations)) {
    const operation = typeof asked === 'function' ? asked(pipeline, undefined, at) : asked;
    snapshot[snapshotKey(operation)] = await ask(api, operation as Operation<Snapshot, unknown>);
  }
  return snapshot;
}

export function snapshotProblems(snapshot: Snapshot): string[] {
  return [...new Set(Object.values(snapshot).flatMap(({ errors = [] }) => errors.map(({ message }) => message)))];
}
