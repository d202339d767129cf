import { GithubError, type GithubErrorKind } from './github-error';

/** One entry of a GraphQL answer's errors, as far as it is told. */
export interface GraphqlIssue {
  type?: string | undefined;
  path?: readonly (string | number)[] | undefined;
  message?: string | undefined;
}

const KINDS: [RegExp, GithubErrorKind, string][] = [
  [
    /RESOURCE_LIMITS_EXCEEDED|MAX_NODE_LIMIT|exceeds? the (node|resource) limit/i,
    'too-costly',
    'GitHub finds the query too costly.',
  ],
  [/NOT_FOUND|could not resolve to/i, 'not-found', 'GitHub does not know it, or the token may not see it.'],
  [
    /FORBIDDEN|INSUFFICIENT_SCOPES|not accessible by/i,
    'denied',
    'The token may not read this; give it the scopes that the documentation names.',
  ],
  [/something went wrong while executing|timeout/i, 'timeout', 'GitHub could not finish the query in time.'],
];

/** The failure that GraphQL errors tell of. Names in quotes are left out: they may be private. */
export function failureOf(issues: readonly GraphqlIssue[], status?: number): GithubError {
  const text = issues.map(({ type, message }) => `${type ?? ''} ${message ?? ''}`).join(' ');
  const known = KINDS.find(([pattern]) => pattern.test(text));
  if (known) return new GithubError(known[1], known[2], { status });
  const said = withoutNames(issues[0]?.message ?? '');
  return new GithubError('invalid', said ? `GitHub refused the query: ${said}` : 'GitHub answered without data.', {
    status,
  });
}

/** First line of a message, at most 200 characters, without what stands in quotes. */
function withoutNames(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return line.replace(/(['"`])[^'"`]*\1/g, '(name)').slice(0, 200);
}

/** Any thrown value as a GithubError. */
export function toGithubError(error: unknown): GithubError {
  const known = causes(error).find((cause) => cause instanceof GithubError);
  if (known) return known as GithubError;
  const { status, response, message } = error as { status?: number; response?: { data?: unknown }; message?: string };
  if (response === undefined)
    return new GithubError(
      'unreachable',
      `GitHub cannot be reached (${withoutNames(message ?? '')}); check the network and GITHUB_API_URL.`,
      { cause: error },
    );
  return answered(status ?? 0, response.data, error);
}

function answered(status: number, data: unknown, cause: unknown): GithubError {
  const { errors, message } = (data ?? {}) as { errors?: GraphqlIssue[]; message?: unknown };
  if (status === 401)
    return new GithubError('denied', 'GitHub does not accept the token; set GITHUB_TOKEN to a valid one.', {
      status,
      cause,
    });
  if (status === 404 || status === 410)
    return new GithubError('not-found', 'GitHub does not know it, or the token may not see it.', { status, cause });
  if (status === 403) return new GithubError('denied', 'The token may not read this.', { status, cause });
  if (status === 502 || status === 504 || failureOf(errors ?? []).kind === 'timeout')
    return new GithubError('timeout', `GitHub did not answer in time (status ${status}).`, { status, cause });
  if (status >= 500) return new GithubError('server', `GitHub failed with status ${status}.`, { status, cause });
  const said = typeof message === 'string' ? message : (errors?.[0]?.message ?? '');
  return new GithubError('invalid', `GitHub refused the request with status ${status}: ${withoutNames(said)}`, {
    status,
    cause,
  });
}

function causes(error: unknown): unknown[] {
  const list: unknown[] = [];
  for (let at = error; at && list.length < 5; at = (at as { cause?: unknown }).cause) list.push(at);
  return list;
}
