import type { z } from 'zod';
import type { GithubClient } from './client';
import { failureOf, type GraphqlIssue, toGithubError } from './failure';
import { GithubError } from './github-error';

/** Octokit and where its GraphQL lives. */
export interface GithubApi {
  client: GithubClient;
  /** Address of the GraphQL endpoint, such as https://api.github.com/graphql. */
  graphqlUrl: string;
}

/** Data of an answer, and the errors that came with it: a 200 can carry both. */
export interface GraphqlAnswer<T> {
  data: T;
  issues: GraphqlIssue[];
}

interface Question<T> {
  query: string;
  variables: Record<string, unknown>;
  /** Reads the data; everything that GitHub may leave out must be nullish in it. */
  schema: z.ZodType<T>;
  /** Whether the caller answers a timeout by asking for less, which beats asking for the same again. */
  divisible?: boolean;
}

/** Asks GraphQL once. Throws GithubError where no data came at all. */
export async function ask<T>(
  api: GithubApi,
  { query, variables, schema, divisible }: Question<T>,
): Promise<GraphqlAnswer<T>> {
  const { data, issues } = divisible ? await sendOnce(api, query, variables) : await send(api, query, variables);
  if (data === null || typeof data !== 'object') {
    if (issues.length > 0) throw failureOf(issues);
    throw new GithubError('server', 'GitHub answered with something other than GraphQL; check GITHUB_API_URL.');
  }
  const read = schema.safeParse(data);
  if (read.success) return { data: read.data, issues };
  if (issues.length > 0) throw failureOf(issues);
  throw new GithubError(
    'server',
    `GitHub's answer has a form this collector does not know (${read.error.issues[0]?.path.join('.')}).`,
  );
}

/** Without retries of a timeout, and with those of every other failure. */
async function sendOnce(api: GithubApi, query: string, variables: Record<string, unknown>) {
  try {
    return await send(api, query, variables, 0);
  } catch (error) {
    const { kind } = toGithubError(error);
    if (kind !== 'unreachable' && kind !== 'server') throw error;
    return send(api, query, variables);
  }
}

async function send(
  { client, graphqlUrl }: GithubApi,
  query: string,
  variables: Record<string, unknown>,
  retries?: number,
) {
  try {
    const response = await client.request('POST /graphql', {
      baseUrl: graphqlUrl.replace(/\/graphql\/?$/, ''),
      query,
      variables,
      request: retries === undefined ? {} : { retries },
    });
    const body = response.data as { data?: unknown; errors?: GraphqlIssue[] } | null;
    return { data: body?.data ?? null, issues: Array.isArray(body?.errors) ? body.errors : [] };
  } catch (error) {
    const failure = toGithubError(error);
    if (failure.status !== 404) throw failure;
    throw new GithubError('invalid', 'There is no GraphQL there; check GITHUB_API_URL and GITHUB_GRAPHQL_URL.', {
      status: 404,
    });
  }
}
