import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Clock } from '../shared/time';
import { followRedirects } from './redirects';
import { waits } from './waits';

// The later a plugin is named, the further out it stands: retry sees only what waiting did not mend.
const Client = Octokit.plugin(throttling, waits, retry);

/** Octokit with the collectors' manners. */
export type GithubClient = InstanceType<typeof Client>;

interface ClientOptions {
  /** Undefined asks without a token: 60 requests an hour, no GraphQL. */
  token: string | undefined;
  /** Root of the REST API, such as https://api.github.com. */
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Told in one line when the collection waits. */
  report: (line: string) => void;
  /** Milliseconds before the first retry of a failed request, then 4 and 9 times that. Default 1000. */
  retryBaseMs?: number;
}

// The plugin spaces GraphQL like writes, one a second; ours only reads, and one at a time anyway.
const unspaced = {
  key: () => ({ schedule: (_: object, job: (...all: unknown[]) => unknown, ...all: unknown[]) => job(...all) }),
};

/** A client of GitHub's REST and GraphQL API. Limits are waited for, failures of the server retried three times. */
export function createClient({ token, apiUrl, fetch, clock, report, retryBaseMs = 1000 }: ClientOptions): GithubClient {
  const leaveToWaits = () => undefined;
  return new Client({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'portfolio-collector',
    request: { fetch: followRedirects(fetch) },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    throttle: { onRateLimit: leaveToWaits, onSecondaryRateLimit: leaveToWaits, ...{ write: unspaced as never } },
    retry: { retryAfterBaseValue: retryBaseMs, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    waits: { clock, report },
  });
}

function silent() {}
