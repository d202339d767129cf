import type { z } from 'zod';
import type { GithubApi } from './client';
import { GithubError, type GraphqlIssue, graphqlError } from './errors';

/** This version is supported until March 2028. */
const REST_HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

interface GraphqlQuery<T> {
  query: string;
  variables: Record<string, unknown>;
  schema: z.ZodType<T>;
  splittable?: boolean;
}

/** Sends a GraphQL query. Data and errors can come together; throws GithubError if there is no data. */
export async function queryGraphql<T>(
  { send, graphqlUrl }: GithubApi,
  { query, variables, schema, splittable = false }: GraphqlQuery<T>,
): Promise<{ data: T; issues: GraphqlIssue[] }> {
  const baseUrl = graphqlUrl.replace(/\/graphql\/?$/, '');
  // fetch would follow a redirect without the body.
  const parameters = { baseUrl, query, variables, request: { redirect: 'manual' } };
  const response = await send('POST /graphql', parameters, { retryTimeouts: !splittable }).catch(explainMissing);
  const { location } = response.headers;
  if (location) throw movedError(new URL(String(location), graphqlUrl).origin);
  const { data, errors } = (response.data ?? {}) as { data?: unknown; errors?: unknown };
  const issues: GraphqlIssue[] = Array.isArray(errors) ? errors : [];
  const result = schema.safeParse(data);
  if (result.success && data != null) return { data: result.data, issues };
  throw issues.length > 0 ? graphqlError(issues) : unexpectedForm(data == null ? undefined : result.error);
}

/** The part of an answer that `find` names. Throws GithubError if it is missing or a field has an error. */
export async function queryWhole<T, Part>(
  api: GithubApi,
  query: Omit<GraphqlQuery<T>, 'splittable'>,
  find: (data: T) => Part | null | undefined,
): Promise<Part> {
  const { data, issues } = await queryGraphql(api, { ...query, splittable: true });
  const part = find(data);
  if (part == null || issues.length > 0) throw graphqlError(issues);
  return part;
}

export interface RestPage<T> {
  data: T;
  next: string | undefined;
}

export async function getRest<T>({ send }: GithubApi, path: string, schema: z.ZodType<T>): Promise<RestPage<T>> {
  const { data, headers } = await send(`GET ${path}`, { headers: REST_HEADERS });
  const result = schema.safeParse(data);
  if (!result.success) throw unexpectedForm(result.error);
  return { data: result.data, next: /<([^<>]+)>;\s*rel="next"/.exec(String(headers.link))?.[1] };
}

function explainMissing(error: GithubError): never {
  if (error.status !== 404) throw error;
  const message = 'There is no GraphQL API at this address. Check GITHUB_API_URL and GITHUB_GRAPHQL_URL.';
  throw new GithubError('invalid', message, { status: 404 });
}

function movedError(origin: string): GithubError {
  return new GithubError('invalid', `The GraphQL API has moved to ${origin}. Set GITHUB_API_URL to it.`);
}

function unexpectedForm(error: z.ZodError | undefined): GithubError {
  const content = error ? `an unexpected value at ${error.issues[0]?.path.join('.') || 'the top level'}` : 'no data';
  return new GithubError('server', `GitHub returned ${content}. Check GITHUB_API_URL.`);
}
