import { GraphQLClient } from 'graphql-request';
import type { Query } from '@/lib/dev-stats/graphql/typed-query';
import { storedToken } from '@/lib/owner-token';

/** What came, together with what did not. */
export interface Answer<Data> {
  data: Data;
  /** Messages of the parts that failed; the rest is good. */
  failures: string[];
  /** The figures are sample data. */
  sample: boolean;
}

/**
 * Asks our own /graphql. Partial data is an answer; no data at all is an error, so that the query keeps
 * what it had before. The header is sent also without a token, then empty.
 */
export async function ask<Data, Variables extends object>(
  query: Query<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer<Data>> {
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
