/** What kind of failure it was, which decides whether the run can go on. */
export type GithubErrorKind =
  /** The token is wrong or may not do this. */
  | 'denied'
  | 'not-found'
  /** The server asks for a longer wait than a collection takes on. */
  | 'limit'
  /** No answer at all. */
  | 'unreachable'
  /** The server failed, or answered something that is no GitHub answer. */
  | 'server'
  /** The server gave up on a query that took too long. */
  | 'timeout'
  /** The query costs more than the server gives; a smaller one may pass. */
  | 'too-costly'
  | 'invalid';

/** A failure of the code host in one sentence without secrets or repository names. */
export class GithubError extends Error {
  override name = 'GithubError';
  readonly kind: GithubErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(kind: GithubErrorKind, message: string, options: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }

  /** Whether a smaller query may pass. */
  get asksForLess(): boolean {
    return this.kind === 'too-costly' || this.kind === 'timeout';
  }

  /** Whether every further request would fail in the same way. */
  get endsTheRun(): boolean {
    return this.kind === 'limit' || this.kind === 'unreachable' || (this.kind === 'denied' && this.status === 401);
  }
}
