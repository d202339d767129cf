import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createClient, type GithubApi } from '../../../../lib/collectors/github/api/client';
import { getRest, queryGraphql } from '../../../../lib/collectors/github/api/request';
import { fakeClock } from '../fake-clock';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const SHORT_MS = 80;
const anything = z.unknown();
const rest = (api: GithubApi) => getRest(api, '/repos/o/x', anything);
const graphql = (splittable: boolean) => (api: GithubApi) =>
  queryGraphql(api, { query: 'query Q { a }', variables: {}, schema: anything, splittable });

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A client of a server on this machine, which handles request after request with these functions and repeats the last. */
async function connected(handlers: Handler[], requestMs?: number) {
  let requests = 0;
  const server = createServer((request, response) => {
    request.resume();
    handlers[Math.min(requests++, handlers.length - 1)]?.(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const notes: string[] = [];
  const clock = fakeClock('2026-11-21T08:00:00Z');
  const report = (line: string) => void notes.push(line);
  const urls = { apiUrl, graphqlUrl: `${apiUrl}/graphql` };
  return {
    api: createClient({ ...urls, token: 't', fetch, clock, report, ...(requestMs && { requestMs }) }),
    notes,
    count: () => requests,
  };
}

const silent = () => undefined;
const complete = (response: ServerResponse) => response.writeHead(200, JSON_TYPE).end('{"data":{"id":7}}');
const stalled = (response: ServerResponse) => response.writeHead(200, JSON_TYPE).write('{"data":');
const redirected: Handler = (response, { url }) => {
  if (url !== '/silent') response.writeHead(302, { location: '/silent' }).end();
};
const cut = (response: ServerResponse) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
  response.write('{"data":', () => response.destroy());
};
const html = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Unicorn!</h1>');
const cutWithoutLength = ({ socket }: ServerResponse) =>
  socket?.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n{"data":');

test.each<[string, (api: GithubApi) => Promise<unknown>, Handler]>([
  ['a REST request that is redirected', rest, redirected],
  ['a GraphQL query', graphql(false), silent],
  ['a GraphQL query whose body stops', graphql(true), stalled],
])('%s without an answer ends at the time limit', async (_, ask, handler) => {
  const { api, notes } = await connected([handler], SHORT_MS);
  await expect(ask(api)).rejects.toMatchObject({
    ...{ kind: 'unreachable', isFatal: true },
    message: 'GitHub did not respond within 0.08 s. Check the network and GITHUB_API_URL.',
  });
  expect(notes).toHaveLength(3);
  expect(notes[0]).toBe(
    'GitHub did not respond within 0.08 s. Check the network and GITHUB_API_URL. Retrying in 1 s (1 of 3).',
  );
});

test.each([
  ['with a length', cut],
  ['without a length', cutWithoutLength],
])('a response %s that ends within its body is requested again', async (_, handler) => {
  const { api, notes, count } = await connected([handler, handler, complete]);
  expect((await rest(api)).data).toEqual({ data: { id: 7 } });
  expect(count()).toBe(3);
  expect(notes).toEqual([
    'The response of GitHub is incomplete. Retrying in 1 s (1 of 3).',
    'The response of GitHub is incomplete. Retrying in 4 s (2 of 3).',
  ]);
});

test.each([
  ['REST', rest],
  ['GraphQL', graphql(true)],
])('one HTML page with status 200 instead of a %s response is requested again', async (_, ask) => {
  const { api, notes, count } = await connected([html, complete]);
  await ask(api);
  expect(count()).toBe(2);
  expect(notes).toEqual(['GitHub returned a page of HTML. Check GITHUB_API_URL. Retrying in 1 s (1 of 3).']);
});

test.each([
  ['REST', rest],
  ['GraphQL', graphql(true)],
])('a %s response that is always cut fails like a server error, and only its own request', async (_, ask) => {
  const { api, count } = await connected([cut]);
  await expect(ask(api)).rejects.toMatchObject({ kind: 'server', isFatal: false });
  expect(count()).toBe(4);
});

test('an error whose body is cut keeps its status', async () => {
  const { api } = await connected([
    (response) => {
      response.writeHead(404, { ...JSON_TYPE, 'content-length': '100' });
      response.write('{', () => response.destroy());
    },
  ]);
  await expect(rest(api)).rejects.toMatchObject({ kind: 'not-found', status: 404 });
});
