import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../../../lib/collectors/github/api/client';
import { getRest, queryGraphql } from '../../../../lib/collectors/github/api/request';
import { systemClock } from '../../../../lib/collectors/shared/time';
import { fakeClock } from '../fake-clock';
import { Answered, fakeGithub, HTML_502, type Reply } from '../fake-github';

const URLS = { apiUrl: 'https://api.github.com', graphqlUrl: 'https://api.github.com/graphql' };
const anything = z.unknown();
const viewer = { query: 'query Viewer { viewer { login } }', variables: {}, schema: anything };

/** Returns these responses in turn, then repeats the last one. */
function inOrder(...replies: Reply[]) {
  let index = 0;
  return () => replies[Math.min(index++, replies.length - 1)];
}

test('a request that hits a rate limit is repeated after the requested wait', async () => {
  const limit = new Answered(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '42' });
  const { api, asked, clock, notes } = fakeGithub(inOrder(limit, { name: 'x' }));
  expect((await getRest(api, '/repos/o/x', anything)).data).toEqual({ name: 'x' });
  expect(asked.map(({ what }) => what)).toEqual(['GET /repos/o/x', 'GET /repos/o/x']);
  expect(clock.slept).toEqual([42_000]);
  expect(notes).toEqual(['GitHub rate limit: waiting 42 s.']);
});

test('a wait beyond 15 minutes ends the run with the time of the reset', async () => {
  const reset = String(Date.parse('2026-11-21T08:50:00Z') / 1000);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const { api, clock } = fakeGithub(() => new Answered(403, { message: 'API rate limit exceeded' }, headers));
  await expect(getRest(api, '/x', anything)).rejects.toMatchObject({
    kind: 'limit',
    isFatal: true,
    message: 'GitHub rate limit reached until 2026-11-21 08:50 UTC. Run the command again after that.',
  });
  expect(clock.slept).toEqual([]);
});

test.each([
  ['500', new Answered(500, { message: 'oops' })],
  ['an HTML 502', HTML_502],
])('a request that fails with %s is retried three times', async (_, failure) => {
  const { api, asked } = fakeGithub(inOrder(failure, failure, failure, { name: 'x' }));
  expect((await getRest(api, '/repos/o/x', anything)).data).toEqual({ name: 'x' });
  expect(asked).toHaveLength(4);
});

/** A server on this machine that redirects /old to another address and records the Authorization headers. */
async function startServer(target: () => string) {
  const requests: [url: string | undefined, authorization: string | undefined][] = [];
  const server = createServer((request, response) => {
    requests.push([request.url, request.headers.authorization]);
    if (request.url === '/old') response.writeHead(301, { location: target() }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function apiAt(apiUrl: string) {
  const urls = { apiUrl, graphqlUrl: `${apiUrl}/graphql` };
  return createClient({ ...urls, token: 't', fetch, clock: systemClock, report: () => undefined });
}

test('a redirect on the same host keeps the token, one to another host drops it', async () => {
  const other = await startServer(() => '');
  let target = '/repositories/7';
  const server = await startServer(() => target);
  expect((await getRest(apiAt(server.url), '/old', anything)).data).toEqual({ id: 7 });
  expect(server.requests).toEqual([
    ['/old', 'token t'],
    ['/repositories/7', 'token t'],
  ]);
  target = `${other.url}/elsewhere`;
  await getRest(apiAt(server.url), '/old', anything);
  expect(other.requests).toEqual([['/elsewhere', undefined]]);
});

test('a redirect of GraphQL is reported, because it would lose the query', async () => {
  const moved = new Answered(301, '', { location: 'https://github.example.com/graphql' });
  await expect(queryGraphql(fakeGithub(() => moved).api, viewer)).rejects.toThrow(
    'The GraphQL API has moved to https://github.example.com. Set GITHUB_API_URL to it.',
  );
});

test('a request that keeps hitting the rate limit fails after five waits', async () => {
  const { api, clock } = fakeGithub(() => new Answered(429, {}, { 'retry-after': '1' }));
  await expect(getRest(api, '/x', anything)).rejects.toMatchObject({ kind: 'limit' });
  expect(clock.slept).toEqual([1000, 1000, 1000, 1000, 1000]);
});

test('a network failure is retried and ends the run', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  const clock = fakeClock('2026-11-21T08:00:00Z');
  const api = createClient({ ...URLS, token: 't', report: () => undefined, fetch, clock });
  await expect(queryGraphql(api, { ...viewer, splittable: true })).rejects.toMatchObject({
    kind: 'unreachable',
    isFatal: true,
  });
});
