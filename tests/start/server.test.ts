import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor } from '@/lib/site/headers';
import { createHandler, ROUTES } from '@/scripts/server';

const FILES = {
  'index.html': 'Home',
  'projects.html': 'Projects',
  'projects/one.html': 'One',
  'projects/404.html': 'No project',
  '404.html': 'Not found',
  '500.html': 'Error',
  'resume.pdf': '0123456789',
  '_next/static/a.woff2': 'font',
  'icon.png': 'icon',
  'large.bin': 'x'.repeat(2 ** 24),
  'lost.bin': 'lost',
};
const PROJECTS = { ...headersFor('/projects', true), 'Content-Security-Policy': 'policy' };
const HEADERS = { isProduction: true, files: { '/projects': PROJECTS, '/projects/404': {} } };

let build: string;
let passedOn: string[] = [];
const server = createServer((...exchange) => handle(...exchange));
let handle: ReturnType<typeof createHandler>;

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'server-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(build, 'site', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (name.endsWith('.html')) writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
  writeFileSync(join(build, 'site-headers.json'), JSON.stringify(HEADERS));
  handle = createHandler(build, ({ method, url }, response) => {
    passedOn.push(`${method} ${url}`);
    response.end('Next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(build, { recursive: true });
});

async function ask(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  passedOn = [];
  const { port } = server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end();
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Answers that differ from the expected status, text or target of a redirect. */
async function wrongAnswers(rows: (readonly [target: string, status: number, answer: string])[], options = {}) {
  const wrong: string[] = [];
  for (const [target, status, answer] of rows) {
    const { headers, body, ...found } = await ask(target, options);
    const sent = headers.location ?? body;
    if (found.status !== status || sent !== answer) wrong.push(`${target}: ${found.status} ${sent}`);
  }
  return wrong;
}

test('pages have addresses without an extension, and files of the server none', async () => {
  const rows = [
    ['/', 200, 'Home'],
    ['/projects', 200, 'Projects'],
    ['/projects/one', 200, 'One'],
    ['/projects/none', 404, 'No project'],
    ['/projects/404', 404, 'No project'],
    ['/projects/one.html', 404, 'No project'],
    ['/projects/none/more', 404, 'Not found'],
    ['/none', 404, 'Not found'],
    ['/404', 404, 'Not found'],
    ['/%34%30%34', 404, 'Not found'],
    ['/500', 404, 'Not found'],
    ['/index', 404, 'Not found'],
    ['/projects.html', 404, 'Not found'],
    ['/projects.html.br', 404, 'Not found'],
    ['/server-error', 500, 'Error'],
  ] as const;
  expect(await wrongAnswers([...rows])).toEqual([]);
});

test('an address below projects is not found while there is no page for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', '404.html'), FILES['404.html']);
  writeFileSync(join(folder, 'site-headers.json'), JSON.stringify({ isProduction: true, files: {} }));
  const withProjects = handle;
  handle = createHandler(folder, (_, response) => response.end('Next'));
  try {
    expect(await wrongAnswers([['/projects/none', 404, 'Not found']])).toEqual([]);
  } finally {
    handle = withProjects;
    rmSync(folder, { recursive: true });
  }
});

test('malformed and hostile addresses are not found, or lead to an address of this server', async () => {
  const rows = [
    ['/%', 404, 'Not found'],
    ['/docs/%ff', 404, 'Not found'],
    ['/..%2f..%2fpackage.json', 404, 'Not found'],
    ['/../site-headers.json', 404, 'Not found'],
    ['/.env', 404, 'Not found'],
    ['/projects/', 308, '/projects'],
    ['/projects//one', 308, '/projects/one'],
    ['//evil.example/', 308, '/evil.example'],
    ['//evil.example/%2e%2e', 308, '/evil.example/..'],
    ['/\\evil.example', 308, '/evil.example'],
    ['/%5Cevil.example', 308, '/evil.example'],
    ['http://evil.example/projects/', 308, '/projects'],
    ['http://evil.example//evil.example/', 308, '/evil.example'],
    ['http://evil.example', 200, 'Home'],
    ['http://evil.example/projects', 200, 'Projects'],
  ] as const;
  expect(await wrongAnswers([...rows])).toEqual([]);
});

test('routes that run code are passed on with their query', async () => {
  for (const [method, path] of [
    ['GET', '/graphql?query=%7Ba%7D'],
    ['POST', '/graphql'],
    ['OPTIONS', '/bgg/sync'],
    ['HEAD', '/healthz'],
  ] as const) {
    const { headers } = await ask(path, { method });
    expect.soft(passedOn).toEqual([`${method} ${path}`]);
    expect.soft(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test('the methods of each route are listed', () => {
  const routes = globSync('app/**/route*.ts').flatMap((file) => {
    const methods = readFileSync(file, 'utf8').match(/(?<=^export .*)\b(POST|PUT|PATCH|DELETE)\b/gm) ?? [];
    return methods.length > 0 ? [[file.replace(/^app|\/route(\.[\w-]+)?\.ts$/g, ''), methods] as const] : [];
  });
  expect(routes.length).toBeGreaterThan(1);
  for (const [path, methods] of routes) expect(ROUTES[path], path).toEqual(expect.arrayContaining(methods));
});

test('a range of a file is sent, and the whole file for a range that cannot be read', async () => {
  const rows = [
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=99-', 416, ''],
    ['bytes=4-2', 200, FILES['resume.pdf']],
    ['bytes=-3', 200, FILES['resume.pdf']],
    ['bytes=0-0', 200, FILES['resume.pdf']],
    [`bytes=0-${'9'.repeat(20)}`, 200, FILES['resume.pdf']],
    ['bytes=0-1,3-4', 200, FILES['resume.pdf']],
  ] as const;
  for (const [range, status, body] of rows)
    expect.soft(await ask('/resume.pdf', { range }), range).toMatchObject({ status, body });
  expect(await ask('/resume.pdf', { range: 'bytes=2-4', 'if-range': '"old"' })).toMatchObject({ status: 200 });
});

test('an interrupted response closes its file', async () => {
  const opened = new Promise<Readable>((resolve) => {
    server.prependOnceListener('request', (_, response) => response.once('pipe', resolve));
  });
  const { port } = server.address() as AddressInfo;
  request({ port, host: '127.0.0.1', path: '/large.bin' }, (response) => response.destroy()).end();
  const file = await opened;
  if (!file.closed) await once(file, 'close');
  expect(file.readableEnded).toBe(false);
});

test('a file that cannot be read ends its response and not the server', async () => {
  rmSync(join(build, 'site/lost.bin'));
  await expect(ask('/lost.bin')).rejects.toThrow();
  expect(await ask('/resume.pdf')).toMatchObject({ status: 200 });
});

test('a coding that the client refuses is not used', async () => {
  for (const accepted of ['br;q=0', 'gzip, br;q=0.0', 'br;q=0, *'])
    expect.soft((await ask('/projects', { 'accept-encoding': accepted })).body, accepted).toBe('Projects');
  for (const accepted of ['br', 'br;q=0.5', 'gzip;q=1.0, br;q=0.05', 'br, identity;q=0', 'br, *;q=0'])
    expect.soft((await ask('/projects', { 'accept-encoding': accepted })).headers, accepted).toMatchObject({
      'content-encoding': 'br',
    });
});

test('an address has its own headers, and on a staging host it is not indexed', async () => {
  const page = (await ask('/projects')).headers;
  expect(page['content-security-policy']).toBe('policy');
  expect(page['x-robots-tag']).toBeUndefined();
  for (const path of ['/projects', '/icon.png', '/none', '/graphql'])
    expect.soft((await ask(path, { host: 'a.Staging.example:8080' })).headers['x-robots-tag'], path).toBe('noindex');
});
