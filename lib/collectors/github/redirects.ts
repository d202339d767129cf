import { GithubError } from './github-error';

const MOST_HOPS = 3;
/** Longer than GitHub works on any answer. */
const TIMEOUT_MS = 60_000;
const REDIRECTS = [301, 302, 307, 308];

/**
 * A fetch that follows the redirects of renamed repositories for reads, with the token only to the same host. A POST
 * is never sent on: a redirected GraphQL address is a wrong setting, and its body would be lost on the way.
 */
export function followRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init = {}) => {
    let url = String(input);
    for (let hop = 0; ; hop += 1) {
      const options = withoutTokenElsewhere(init, url, String(input));
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...options, redirect: 'manual' });
      const location = REDIRECTS.includes(response.status) && response.headers.get('location');
      if (!location) return response;
      if ((init.method ?? 'GET') !== 'GET')
        throw new GithubError(
          'invalid',
          `The API moved to ${new URL(location, url).origin}; set GITHUB_API_URL to it.`,
        );
      if (hop >= MOST_HOPS)
        throw new GithubError('server', 'GitHub redirects in a circle.', { status: response.status });
      url = new URL(location, url).href;
    }
  };
}

function withoutTokenElsewhere(init: RequestInit, url: string, first: string): RequestInit {
  if (new URL(url).origin === new URL(first).origin) return init;
  const headers = new Headers(init.headers);
  headers.delete('authorization');
  return { ...init, headers };
}
