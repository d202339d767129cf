import { GithubError } from './errors';

export function fetchWhole(fetch: typeof globalThis.fetch, limitMs: number) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const response = await fetch(url, { ...init, signal });
      return new Response((await readBody(response, signal)) || null, response);
    } catch (error) {
      throw signal.aborted ? timeLimit(limitMs, error) : error;
    }
  };
}

async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  try {
    const body = await response.text();
    if (response.ok && hasType(response, /\bhtml\b/i)) throw new GithubError('server', HTML_PAGE);
    if (response.ok && hasType(response, /\bjson\b/i)) JSON.parse(body);
    return body;
  } catch (error) {
    if (!response.ok) return '';
    if (error instanceof GithubError) throw error;
    throw signal.aborted ? error : new GithubError('server', 'The response of GitHub is incomplete.', { cause: error });
  }
}

const HTML_PAGE = 'GitHub returned a page of HTML. Check GITHUB_API_URL.';

function hasType({ headers }: Response, type: RegExp): boolean {
  return type.test(headers.get('content-type') ?? '');
}

function timeLimit(limitMs: number, cause: unknown): GithubError {
  const message = `GitHub did not respond within ${limitMs / 1000} s. Check the network and GITHUB_API_URL.`;
  return new GithubError('unreachable', message, { cause });
}
