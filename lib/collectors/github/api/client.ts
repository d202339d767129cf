import { Octokit } from '@octokit/core';
import type { Clock } from '../../shared/time';
import { GithubError, type GraphqlIssue, graphqlError, toGithubError } from './errors';
import { fetchWhole } from './fetch-whole';
import { type GithubResponse, rateLimitWait } from './rate-limit';

const REQUEST_MS = 60_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const MAX_WAITS = 5;
const MAX_RETRIES = 3;
const RETRY_MS = 1000;

interface ClientOptions {
  token: string | undefined;
  apiUrl: string;
  graphqlUrl: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  report: (message: string) => void;
  requestMs?: number;
}

export interface GithubApi {
  graphqlUrl: string;
  /**
   * Waits for rate limits, and retries server errors after 1, 4 and 9 s (docs/adr/0060). Throws GithubError. Set
   * `retryTimeouts` to false to send a smaller query after a timeout instead.
   */
  send(
    route: string,
    parameters: Record<string, unknown>,
    options?: { retryTimeouts?: boolean },
  ): Promise<GithubResponse>;
}

export function createClient({ requestMs = REQUEST_MS, ...options }: ClientOptions): GithubApi {
  const { token, apiUrl, graphqlUrl, fetch, clock, report } = options;
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'portfolio-collector',
    request: { fetch: fetchWhole(fetch, requestMs) },
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  return {
    graphqlUrl,
    async send(route, parameters, { retryTimeouts = true } = {}) {
      for (let waits = 0, retries = 0; ; ) {
        const { response, failure } = await attempt(octokit.request(route, parameters));
        const wait = response && rateLimitWait(response, waits, clock.now());
        if (wait !== undefined) {
          if (wait > LONGEST_WAIT_MS || waits >= MAX_WAITS) throw limitError(wait, clock.now());
          waits += 1;
          report(`GitHub rate limit: waiting ${Math.ceil(wait / 1000)} s.`);
          await clock.sleep(wait);
        } else if (!failure) {
          return response;
        } else {
          const { kind } = failure;
          const canRetry = kind === 'unreachable' || kind === 'server' || (kind === 'timeout' && retryTimeouts);
          if (!canRetry || retries >= MAX_RETRIES) throw failure;
          retries += 1;
          const delay = RETRY_MS * retries ** 2;
          report(`${failure.message} Retrying in ${delay / 1000} s (${retries} of ${MAX_RETRIES}).`);
          await clock.sleep(delay);
        }
      }
    },
  };
}

function ignore() {}

type Attempt =
  | { response: GithubResponse; failure: undefined }
  | { response: GithubResponse | undefined; failure: GithubError };

/** Octokit throws for the status 400 and above. A timeout of GraphQL can have the status 200. */
async function attempt(request: Promise<GithubResponse>): Promise<Attempt> {
  try {
    const response = await request;
    const { errors } = (response.data ?? {}) as { errors?: GraphqlIssue[] };
    const failure = graphqlError(errors ?? []);
    return { response, failure: failure.kind === 'timeout' ? failure : undefined };
  } catch (error) {
    return { response: (error as { response?: GithubResponse }).response, failure: toGithubError(error) };
  }
}

function limitError(wait: number, now: Date): GithubError {
  const end = `${new Date(now.getTime() + wait).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return new GithubError('limit', `GitHub rate limit reached until ${end}. Run the command again after that.`);
}
