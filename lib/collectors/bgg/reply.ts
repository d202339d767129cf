/** Largest answer that is read, in bytes; a collection of 10,000 games takes about 12 MB. */
const LARGEST_BODY = 16 * 1024 * 1024;

/** An answer over HTTP as far as the fetcher looks at it. */
export interface Reply {
  status: number;
  contentType: string;
  retryAfter: string | null;
  /** Where a redirect leads. */
  location: string | null;
  /** undefined where it is too large or not UTF-8. */
  body: string | undefined;
}

interface Request {
  url: string;
  token: string;
  fetch: typeof globalThis.fetch;
  /** Longest time for the whole answer. */
  timeoutMs: number;
}

/** Sends one request; undefined where no answer came. Redirects are not followed: the token would get lost on the way. */
export async function send({ url, token, fetch, timeoutMs }: Request): Promise<Reply | undefined> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/xml' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(Math.max(1, timeoutMs)),
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      location: response.headers.get('location'),
      body: await readBody(response),
    };
  } catch {
    return undefined;
  }
}

async function readBody(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
