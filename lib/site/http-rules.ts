import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { CLIENT_ADDRESS, clientAddress } from './client-address';

const REQUEST_START = 'http.server.request.start';
/** A request that has not arrived in full by then gets a 408. Node looks every 30 seconds. */
const REQUEST_TIMEOUT_MS = 30_000;
const READ = ['GET', 'HEAD'];
/** The dot of a hidden file or folder. */
const HIDDEN = /\/\.(?=[^./])(?!well-known\/)/g;
/** Internal headers of Next, which clients do not need. */
const INTERNAL = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'x-middleware-rewrite'];
/** Brotli for clients that accept it: at quality 7, pages are 7 % smaller than with gzip, in 1.7 ms for 52 KB. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } } });
/** Routes that run code; everything else is a page or a file. */
export const ROUTE_METHODS: Record<string, string[]> = {
  '/graphql': [...READ, 'OPTIONS', 'POST'],
  '/bgg/sync': ['OPTIONS', 'POST'],
};

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * Applies the HTTP rules that Next does not follow (docs/adr/0090) to every request of this process, before Next sees
 * it. `headers` go with redirects and errors that have none. Returns a function that ends this.
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function applyHttpRules(
  headers: Record<string, string>,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS, trustedProxies = 0 } = {},
): () => void {
  const apply = (message: unknown) => {
    const { request, response, server } = message as Started;
    server.requestTimeout = requestTimeoutMs;
    // Node swaps the two limits if this one is longer.
    server.headersTimeout = requestTimeoutMs;
    request.url = servableUrl(request.url ?? '/');
    passClientAddress(request, trustedProxies);
    unwrapSingleValues(response);
    completeResponse(request, response, headers);
    if (refuseMethod(request, response)) return;
    // After completeResponse, so that a 304 is decided before anything is compressed.
    compress(request, response, () => {});
  };
  subscribe(REQUEST_START, apply);
  return () => unsubscribe(REQUEST_START, apply);
}

/** Handlers of routes do not see the socket. */
function passClientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  delete headers[CLIENT_ADDRESS];
  const forwardedFor = headers['x-forwarded-for'];
  const address = clientAddress({
    remoteAddress: socket.remoteAddress,
    forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    trustedProxies,
  });
  if (address) headers[CLIENT_ADDRESS] = address;
}

/** Next answers malformed percent-encoding and hidden files with a 500. Read literally, they are not found. */
export function servableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  const servable = isDecodable(path) ? path.replace(HIDDEN, '/%252E') : path.replaceAll('%', '%25');
  return servable + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Next sets each header of a route handler to a list, and a response whose type is a list would not be compressed. */
function unwrapSingleValues(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const [single, ...others] = Array.isArray(value) ? value : [];
    return setHeader(name, single !== undefined && others.length === 0 ? single : value);
  };
}

/** Conditions are for a 200 (RFC 9110, 13.2.1). Next applies them to its 404 too, and not to generated files. */
function completeResponse(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  const condition = request.headers['if-none-match'];
  const hasCondition = condition !== undefined && READ.includes(request.method ?? '');
  if (hasCondition) {
    const get = () => (response.statusCode === 200 ? condition : undefined);
    Object.defineProperty(request.headers, 'if-none-match', { get, configurable: true, enumerable: true });
  }
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 200 && hasCondition && matches(condition, response.getHeader('ETag'))) {
      for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
      return writeHead(304);
    }
    for (const name of INTERNAL) response.removeHeader(name);
    for (const [name, value] of status >= 300 && status !== 304 ? Object.entries(headers) : [])
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(status, ...rest);
  };
}

function matches(condition: string, etag: unknown): boolean {
  if (typeof etag !== 'string') return false;
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}

function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.replace(/\/?(\?.*)?$/s, '') ?? '';
  const methods = ROUTE_METHODS[path] ?? READ;
  if (methods.includes(request.method ?? '')) return false;
  const body = 'Method Not Allowed';
  response.writeHead(405, { Allow: methods.join(', '), 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
  // Next stops at a finished response. Until then it builds a Request, which accepts neither TRACE nor the address "*".
  request.method = 'GET';
  request.url = '/';
  return true;
}
