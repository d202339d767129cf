import { expect, test } from 'vitest';
import { ask, OWNER_TOKEN, post, testApi } from './api';

const get = (query: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost/graphql?query=${encodeURIComponent(query)}`, { headers });

test.each([
  ['a GET of the public', get('{ __typename }'), 'public, max-age=15'],
  ['a GET of the owner', get('{ __typename }', { authorization: `Bearer ${OWNER_TOKEN}` }), 'private, no-store'],
  ['a POST', post('{"query":"{ __typename }"}'), 'private, no-store'],
  ['an error', get('{ nonsense }'), 'private, no-store'],
])('%s has cache-control %s', async (_, request, caching) => {
  const response = await testApi()(request);
  expect(response.headers.get('cache-control')).toBe(caching);
  expect(response.headers.get('vary')).toContain('Authorization');
});

/** Route handlers of Next get a proxy of the request. */
function proxy(request: Request): Request {
  const read = (target: Request, key: string | symbol) => {
    const value = Reflect.get(target, key, target);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  return new Proxy(request, { get: read });
}

test.each([
  ['*/*', 'application/json'],
  ['APPLICATION/JSON;q=0.9, text/html', 'application/json'],
  ['Application/GraphQL-Response+JSON', 'application/graphql-response+json'],
])('a client that accepts %s gets %s', async (accept, type) => {
  const response = await testApi()(post('{"query":"{ __typename }"}', { accept }));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
});

test.each(['*/*', 'application/json', 'application/graphql-response+json'])(
  'a proxied POST that accepts %s works',
  async (accept) => {
    const response = await testApi()(proxy(post('{"query":"{ __typename }"}', { accept })));
    expect([response.status, await response.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
  },
);

test.each([
  ['application/JSON', 200],
  ['APPLICATION/JSON; Charset=UTF-8', 200],
  ['application/jsonp', 415],
  ['text/plain; application/json', 415],
])('a body of type %s is a %i', async (type, status) => {
  expect((await testApi()(post('{"query":"{ __typename }"}', { 'content-type': type }))).status).toBe(status);
});

test('no CORS headers are sent', async () => {
  const response = await testApi()(post('{"query":"{ __typename }"}', { origin: 'https://evil.example' }));
  const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
  expect(names).toEqual([]);
});

test('a browser gets no HTML page by default', async () => {
  const response = await testApi()(new Request('http://localhost/graphql', { headers: { accept: 'text/html' } }));
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('<script');
});

test('HEAD is answered like GET', async () => {
  const url = `http://localhost/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const response = await testApi()(new Request(url, { method: 'HEAD' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=15');
});

test('batches are refused', async () => {
  expect((await testApi()(post('[{"query":"{ __typename }"}]'))).status).toBe(400);
});

test.each(['2026-13-45T00:00:00Z', '2026-02-30T00:00:00Z'])('since: %s is refused', async (since) => {
  const query = 'query ($since: DateTime) { prFacts(owner: "a", repo: "b", since: $since) { number } }';
  const { errors } = await ask(testApi(), query, { since });
  expect(errors?.[0]?.message).toContain('A DateTime must be RFC 3339, such as 2026-11-21T08:30:00Z.');
});

test('a client that leaves before its request is complete causes no error', async () => {
  const leave = new AbortController();
  const request = new Request(post(new ReadableStream()), { signal: leave.signal });
  const answer = testApi()(request);
  leave.abort(new Error('left'));
  await expect(answer).resolves.toBeInstanceOf(Response);
});
