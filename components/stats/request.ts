import { GraphQLClient } from 'graphql-request';
import type { Query } from '@/lib/dev-stats/graphql/documents';
import { storedToken } from '@/lib/owner-token';

export interface Result<Data> {
  data: Data;
  /** Error messages of the parts that failed. */
  failures: string[];
  sample: boolean;
}

/**
 * Sends an operation to /graphql. Partial data resolves with its failures; no data at all throws, so that React Query
 * keeps the previous result. The authorization header is empty without a token.
 */
export async function request<Data, Variables extends object>(
  query: Query<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result<Data>> {
  const token = storedToken();
  const client = new GraphQLClient(`${window.location.origin}/graphql`, {
    errorPolicy: 'all',
    headers: { authorization: token ? `Bearer ${token}` : '' },
    ...(signal && { signal }),
  });
  const { data, errors, extensions } = await client.rawRequest<Data>({ query, variables });
  const failures = (errors ?? []).map(({ message }) => message);
  if (!data || (failures.length > 0 && Object.values(data).every((value) => value === null))) {
    throw new Error(failures[0] ?? 'The server returned no data.');
  }
  return { data, failures, sample: isSample(extensions) };
}

function isSample(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'sample' in extensions && extensions.sample === true;
}
