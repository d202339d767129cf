import { globSync, readFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyHttpRules, ROUTE_METHODS, servableUrl } from '@/lib/site/http-rules';

const HEADERS = { 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' };

let answer: (response: ServerResponse) => void;
let asked: string[];
const server = createServer(({ url, method, headers }, response) => {
  asked.push(`${method} ${url} ${headers['if-none-match']}`);
  if (response.writableEnded) return;
  answer(response);
});

let stop: () => void;
beforeAll(async () => {
  stop = applyHttpRules(HEADERS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stop();
  server.close();
});

function ask(path: string, method = 'GET', headers: Record<string, string> = {}, act = answer) {
  answer = act;
  asked = [];
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** Answers as Next does for a generated file. */
const sendFile = (response: ServerResponse) => {
  response.setHeader('content-type', ['text/plain']);
  response.setHeader('etag', ['W/"abc"']);
  response.setHeader('cache-control', 'no-cache');
  response.end('content');
};
const sendStatus = (status: number) => (response: ServerResponse) => {
  response.statusCode = status;
  response.end();
};

test.each([
  ['/docs/%ff', '/docs/%25ff'],
  ['/%?q=%ff', '/%25?q=%ff'],
  ['/a%20b/%E2%82%AC?q=%', '/a%20b/%E2%82%AC?q=%'],
  ['/a%20b/%ff', '/a%2520b/%25ff'],
  ['/', '/'],
  ['/photos/.DS_Store?a', '/photos/%252EDS_Store?a'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('the address %s is read as %s', (address, read) => {
  expect(servableUrl(address)).toBe(read);
});

test('a request is passed on with an address that can be decoded', async () => {
  await ask('/docs/%ff', 'GET', {}, sendStatus(404));
  expect(asked).toEqual(['GET /docs/%25ff undefined']);
});

test.each([
  ['"abc"', 304],
  ['W/"abc"', 304],
  ['"x", W/"abc"', 304],
  ['*', 304],
  ['"abcd"', 200],
  ['abc', 200],
])('a file with the validator W/"abc" and the condition %s is a %i', async (condition, status) => {
  const { headers, body, ...rest } = await ask('/feed.xml', 'GET', { 'if-none-match': condition }, sendFile);
  expect([rest.status, body]).toEqual([status, status === 304 ? '' : 'content']);
  expect(headers).toMatchObject({ etag: 'W/"abc"', 'cache-control': 'no-cache' });
  expect(headers['content-type']).toBe(status === 304 ? undefined : 'text/plain');
});

test('a condition does not apply to an answer without a validator', async () => {
  expect((await ask('/feed.xml', 'GET', { 'if-none-match': '*' }, sendStatus(200))).status).toBe(200);
});

test('a condition is not visible once the answer is an error', async () => {
  let seen: unknown[] = [];
  const status = (response: ServerResponse) => {
    const condition = () => response.req.headers['if-none-match'];
    const before = condition();
    response.statusCode = 404;
    seen = [before, condition()];
    response.setHeader('etag', '"abc"');
    response.end();
  };
  expect((await ask('/nowhere', 'GET', { 'if-none-match': '"abc"' }, status)).status).toBe(404);
  expect(seen).toEqual(['"abc"', undefined]);
});

test.each([301, 308, 404, 500])('the status %i carries the headers', async (status) => {
  expect((await ask('/', 'GET', {}, sendStatus(status))).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
});

test('a header that is there already stays, and a 200 gets none', async () => {
  const named = (response: ServerResponse) => {
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    sendStatus(404)(response);
  };
  expect((await ask('/', 'GET', {}, named)).headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await ask('/', 'GET', {}, sendStatus(200))).headers).not.toHaveProperty('x-frame-options');
});

/** What is left of it for Next is a request that it can read. */
test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['TRACE', '/graphql', 'GET, HEAD, OPTIONS, POST'],
  ['PUT', '/graphql/', 'GET, HEAD, OPTIONS, POST'],
  ['DELETE', '/bgg/sync?x=/', 'OPTIONS, POST'],
  ['GET', '/bgg/sync', 'OPTIONS, POST'],
  ['POST', '/tabletop.md', 'GET, HEAD'],
  ['POST', '/graphql.md', 'GET, HEAD'],
  ['PROPFIND', '/resume.pdf', 'GET, HEAD'],
  ['OPTIONS', '/docs/%ff', 'GET, HEAD'],
  ['OPTIONS', '*', 'GET, HEAD'],
])('%s %s is refused and names the methods %s', async (method, path, allow) => {
  const { status, headers, body } = await ask(path, method, {}, sendStatus(200));
  expect([status, headers.allow, body, asked]).toEqual([405, allow, 'Method Not Allowed', ['GET / undefined']]);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
});

test.each([
  ['GET', '/'],
  ['HEAD', '/resume.pdf'],
  ['POST', '/graphql'],
  ['POST', '/graphql?query=1'],
  ['OPTIONS', '/graphql'],
  ['POST', '/bgg/sync'],
])('%s %s is passed on', async (method, path) => {
  await ask(path, method, {}, sendStatus(200));
  expect(asked).toEqual([`${method} ${path} undefined`]);
});

test('a header with several values keeps them', async () => {
  const several = (response: ServerResponse) => {
    response.setHeader('vary', ['Accept', 'Authorization']);
    response.setHeader('link', []);
    response.end();
  };
  expect((await ask('/', 'GET', {}, several)).headers.vary).toBe('Accept, Authorization');
});

test('the methods of each route are listed', () => {
  const routes = globSync('app/**/route*.ts').flatMap((file) => {
    const methods = readFileSync(file, 'utf8').match(/(?<=^export .*)\b(POST|PUT|PATCH|DELETE)\b/gm) ?? [];
    return methods.length > 0 ? [[file.replace(/^app|\/route(\.[\w-]+)?\.ts$/g, ''), methods] as const] : [];
  });
  expect(routes.length).toBe(Object.keys(ROUTE_METHODS).length);
  for (const [path, methods] of routes) expect(ROUTE_METHODS[path], path).toEqual(expect.arrayContaining(methods));
});

test('clients cannot name the address that limits count', async () => {
  const seen: unknown[] = [];
  const spy = ({ headers }: { headers: Record<string, unknown> }) => seen.push(headers['x-client-address']);
  server.on('request', spy);
  await ask(
    '/graphql',
    'GET',
    { 'x-client-address': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' },
    sendStatus(200),
  );
  server.off('request', spy);
  expect(seen).toEqual([undefined]);
});
