import { type ReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { headersFor, isStagingHost, NOINDEX } from '../lib/site/headers.ts';
import { readTarget, removeMisread } from '../lib/site/request.ts';

/** Routes that run code, with their methods. Everything else is a finished file. */
export const ROUTES: Record<string, string[]> = {
  '/graphql': ['GET', 'HEAD', 'OPTIONS', 'POST'],
  '/bgg/sync': ['OPTIONS', 'POST'],
  '/healthz': ['GET', 'HEAD'],
};
const READ = ['GET', 'HEAD'];
/** Files that are sent for other addresses. */
const INTERNAL = /^\/(index|404|500|projects\/404)$|\.(html|br|gz)$/;
/** A request that is not complete by then gets a 408. Idle connections stay open longer than Caddy reuses them: two minutes. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 30_000, keepAliveTimeout: 125_000 };
/** For requests that are in progress when the server stops. */
const LONGEST_STOP_MS = 10_000;

/** Answers requests with the finished files of a build (write-site.ts), and passes ROUTES on to `next`. */
export function createHandler(build: string, next: RequestListener): RequestListener {
  const { isProduction, files } = readJson(join(build, 'site-headers.json'));
  const sendFile = sirv(join(build, 'site'), { brotli: true, gzip: true, etag: true, dotfiles: true });

  function send(request: IncomingMessage, response: ServerResponse, otherwise?: () => void) {
    // sirv neither closes the file of an interrupted request nor handles errors of reading it.
    response.once('pipe', (file: ReadStream) => {
      request.once('close', () => file.destroy());
      file.once('error', () => response.destroy());
    });
    sendFile(request, response, otherwise);
  }

  function sendError(request: IncomingMessage, response: ServerResponse, status: number, page: string) {
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, { writeHead: (_: number, headers: Record<string, string>) => writeHead(status, headers) });
    delete request.headers['if-none-match'];
    delete request.headers.range;
    setHeaders(response, { ...files[page], 'Cache-Control': 'no-store' });
    request.url = page;
    send(request, response);
  }

  return (request, response) => {
    const { path, query } = readTarget(request.url ?? '');
    const address = path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
    setHeaders(response, files[address] ?? headersFor(address, isProduction));
    if (isStagingHost(request.headers.host ?? '')) setHeaders(response, NOINDEX);
    const methods = ROUTES[address] ?? READ;
    if (!methods.includes(request.method ?? '')) return refuseMethod(response, methods);
    if (address !== path) return response.writeHead(308, { Location: encodeURI(address) + query }).end();
    request.url = encodeURI(address) + query;
    if (ROUTES[address]) return next(request, response);
    if (address === '/server-error') return sendError(request, response, 500, '/500');
    // There is no page for unknown projects while projects are off.
    const notFound = files['/projects/404'] && /^\/projects\/[^/]+$/.test(address) ? '/projects/404' : '/404';
    if (INTERNAL.test(address)) return sendError(request, response, 404, notFound);
    removeMisread(request.headers);
    send(request, response, () => sendError(request, response, 404, notFound));
  };
}

function refuseMethod(response: ServerResponse, methods: string[]): void {
  response.writeHead(405, { Allow: methods.join(', '), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Method Not Allowed');
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Next starts with the first request for a route that runs code. */
function startNext(build: string): RequestListener {
  const { config } = readJson(join(build, 'required-server-files.json'));
  // Next then reads neither next.config.mjs, which the image does not have, nor the folder of a later build.
  const settings = { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, distDir: build }) };
  // biome-ignore lint/style/noProcessEnv: Next reads its settings from there.
  Object.assign(process.env, { NODE_ENV: 'production', ...settings });
  let started: Promise<RequestListener> | undefined;
  return async (request, response) => {
    started ??= import('next').then(async ({ default: createNext }) => {
      // Next closes connections that offer another protocol. It does so on this server, which gets none.
      const app = createNext({ dev: false, httpServer: createServer() });
      await app.prepare();
      return app.getRequestHandler();
    });
    // Next sets headers of routes as lists, and does not compress a response whose type is a list.
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, Array.isArray(value) ? value.join(', ') : value);
    try {
      (await started)(request, response);
    } catch (error) {
      started = undefined;
      console.error('The server of the routes does not start:', error);
      response.writeHead(500).end();
    }
  };
}

export async function serve(build: string, port: number, hostname?: string): Promise<Server> {
  const server = createServer(TIMEOUTS, createHandler(build, startNext(build)));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, hostname, resolve));
  console.log(`Ready on http://localhost:${port}`);
  return server;
}

/** Lets requests in progress finish, and ends the process. Connections that proxies keep open end with their next response. */
export function stopServer(server: Server): void {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  setInterval(() => server.closeIdleConnections(), 100);
  server.close(() => process.exit(0));
  setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, hostname: { type: 'string' } } });
  // biome-ignore lint/style/noProcessEnv: lib/env.ts is not in the image.
  const port = Number(values.port || process.env.PORT || 3000);
  const server = await serve('.next', port, values.hostname);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopServer(server));
}
