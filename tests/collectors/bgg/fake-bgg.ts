import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response; the default status is 200. */
export interface FakeAnswer {
  status?: number;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export type Answering = (path: string, query: URLSearchParams) => FakeAnswer;

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** A service with one collection and the details of the given items. It rejects more than 20 ids per request. */
export function createService(collection: string, things: ReadonlyMap<string, string>): Answering {
  return (path, query) => {
    if (path.endsWith('/collection')) return { body: collection };
    const ids = query.get('id')?.split(',') ?? [];
    if (ids.length > 20) return { status: 400, body: 'Cannot load more than 20 items' };
    return { body: `${DECLARATION}<items>${ids.map((id) => things.get(id) ?? '').join('')}</items>` };
  };
}

/** A fetch that calls `answering`, and the requested addresses. */
export function fakeFetch(answering: Answering) {
  const asked: string[] = [];
  const headers: Headers[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input));
    asked.push(`${url.pathname}${url.search}`);
    headers.push(new Headers(init?.headers));
    const { status = 200, body = '', headers: given } = answering(url.pathname, url.searchParams);
    return new Response(body, { status, headers: { 'content-type': 'text/xml; charset=utf-8', ...given } });
  };
  return { fetch: fetch as typeof globalThis.fetch, asked, headers };
}

/** The same as a local HTTP server. */
export async function startStub(answering: Answering) {
  const asked: { url: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    asked.push({ url: `${url.pathname}${url.search}`, authorization: request.headers.authorization });
    const { status = 200, body = '', headers } = answering(url.pathname, url.searchParams);
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xmlapi2`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
