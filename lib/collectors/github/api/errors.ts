export type GithubErrorKind =
  | 'denied'
  | 'not-found'
  | 'limit'
  | 'unreachable'
  /** A server error, or a response that is not from GitHub's API. */
  | 'server'
  | 'timeout'
  | 'too-costly'
  | 'invalid';

export class GithubError extends Error {
  readonly kind: GithubErrorKind;
  readonly status: number | undefined;

  constructor(kind: GithubErrorKind, message: string, options: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }

  get needsSmallerQuery(): boolean {
    return this.kind === 'too-costly' || this.kind === 'timeout';
  }

  get isRefusal(): boolean {
    return this.kind === 'denied' || this.kind === 'not-found' || this.kind === 'too-costly';
  }

  get isFatal(): boolean {
    return this.kind === 'limit' || this.kind === 'unreachable' || (this.kind === 'denied' && this.status === 401);
  }
}

/** Returns a failure of a single request. Throws all other errors, which end the run. */
export function recoverable(error: unknown): GithubError {
  if (error instanceof GithubError && !error.isFatal) return error;
  throw error;
}

export interface GraphqlIssue {
  type?: string | undefined;
  path?: readonly (string | number)[] | undefined;
  message?: string | undefined;
}

const NOT_FOUND = 'The resource does not exist, or the token cannot access it.';
const GRAPHQL_ERRORS: [RegExp, GithubErrorKind, string][] = [
  [
    /RESOURCE_LIMITS_EXCEEDED|MAX_NODE_LIMIT|exceeds? the (node|resource) limit/i,
    'too-costly',
    'The query exceeds the resource limits of GitHub.',
  ],
  [/NOT_FOUND|could not resolve to/i, 'not-found', NOT_FOUND],
  [
    /FORBIDDEN|INSUFFICIENT_SCOPES|not accessible by/i,
    'denied',
    'The token lacks a permission. Add the scopes listed in .env.example.',
  ],
  [/something went wrong while executing|timeout/i, 'timeout', 'GitHub did not finish the query in time.'],
];

export function graphqlError(issues: readonly GraphqlIssue[]): GithubError {
  const text = issues.map(({ type, message }) => `${type ?? ''} ${message ?? ''}`).join(' ');
  const [, kind, message] = GRAPHQL_ERRORS.find(([pattern]) => pattern.test(text)) ?? [];
  if (kind) return new GithubError(kind, message ?? '');
  const detail = withoutNames(issues[0]?.message ?? '');
  return new GithubError('invalid', detail ? `GitHub rejected the query: ${detail}` : 'GitHub returned no data.');
}

export function toGithubError(error: unknown): GithubError {
  if (error instanceof GithubError) return error;
  const { status = 0, response, message = '', cause } = error as Failure;
  if (cause instanceof GithubError) return cause;
  if (!response) {
    const detail = `GitHub cannot be reached (${withoutNames(message)}). Check the network and GITHUB_API_URL.`;
    return new GithubError('unreachable', detail, { cause: error });
  }
  const [kind, text] = describe(status, response.data ?? {});
  return new GithubError(kind, text, { status, cause: error });
}

interface Failure {
  status?: number;
  response?: Response;
  message?: string;
  cause?: unknown;
}

interface Response {
  data?: { errors?: GraphqlIssue[]; message?: unknown } | undefined;
}

function describe(status: number, { errors = [], message }: NonNullable<Response['data']>): [GithubErrorKind, string] {
  if (status === 401) return ['denied', 'GitHub rejected the token. Set GITHUB_TOKEN to a valid token.'];
  if (status === 404 || status === 410) return ['not-found', NOT_FOUND];
  if (status === 403) return ['denied', 'The token lacks a permission for this resource.'];
  if (status === 502 || status === 504 || graphqlError(errors).kind === 'timeout')
    return ['timeout', `GitHub did not respond in time (status ${status}).`];
  if (status >= 500) return ['server', `GitHub failed with status ${status}.`];
  const detail = typeof message === 'string' ? message : (errors[0]?.message ?? '');
  return ['invalid', `GitHub rejected the request with status ${status}: ${withoutNames(detail)}`];
}

/** The first line, up to 200 characters. Quoted names are replaced because they can be private. */
function withoutNames(message: string): string {
  const [line = ''] = message.trim().split('\n');
  return line.replace(/(['"`])[^'"`]*\1/g, '(name)').slice(0, 200);
}
