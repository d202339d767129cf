import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../../../lib/collectors/github/ask';
import { createClient } from '../../../lib/collectors/github/client';
import { read } from '../../../lib/collectors/github/rest';
import { fakeClock } from './fake-clock';
import { Answered, fakeGithub, HTML_502, type Reply } from './fake-github';

const anything = z.unknown();
const viewer = { query: 'query Viewer { viewer { login } }', variables: {}, schema: anything };

/** Answers in this order, and the last one for ever. */
function inOrder(...replies: Reply[]) {
  let index = 0;
  return () => replies[Math.min(index++, replies.length - 1)];
}

test('a limit is waited for as the server says, and the same request is sent again', async () => {
  const limit = new Answered(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '42' });
  const { api, asked, clock, notes } = fakeGithub(inOrder(limit, { name: 'x' }));
  expect((await read(api, '/repos/o/x', anything)).data).toEqual({ name: 'x' });
  expect(asked.map(({ what }) => what)).toEqual(['GET /repos/o/x', 'GET /repos/o/x']);
  expect(clock.slept).toEqual([42_000]);
  expect(notes).toEqual(['GitHub asks to wait 42 s.']);
});

test('a GraphQL limit that comes as 200 is waited for too', async () => {
  const reset = String(Date.parse('2026-11-21T08:01:00Z') / 1000);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const limit = new Answered(200, { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }, headers);
  const { api, clock } = fakeGithub(inOrder(limit, { data: { viewer: { login: 'me' } } }));
  expect((await ask(api, viewer)).data).toEqual({ viewer: { login: 'me' } });
  expect(clock.slept).toEqual([61_000]);
});

test('a wait beyond the cap ends the run and says until when', async () => {
  const reset = String(Date.parse('2026-11-21T08:50:00Z') / 1000);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const { api, clock } = fakeGithub(() => new Answered(403, { message: 'API rate limit exceeded' }, headers));
  await expect(read(api, '/x', anything)).rejects.toMatchObject({
    kind: 'limit',
    endsTheRun: true,
    message: "GitHub's rate limit is used up until 2026-11-21 08:50 UTC; run the command again after that.",
  });
  expect(clock.slept).toEqual([]);
});

test('a server that never stops asking for patience is given up', async () => {
  const { api, clock } = fakeGithub(() => new Answered(429, {}, { 'retry-after': '1' }));
  await expect(read(api, '/x', anything)).rejects.toMatchObject({ kind: 'limit' });
  expect(clock.slept).toEqual([1000, 1000, 1000, 1000, 1000]);
});

test.each([
  ['500', new Answered(500, { message: 'oops' })],
  ['an HTML 502', HTML_502],
])('%s is tried four times in all', async (_, failure) => {
  const { api, asked } = fakeGithub(inOrder(failure, failure, failure, { name: 'x' }));
  expect((await read(api, '/repos/o/x', anything)).data).toEqual({ name: 'x' });
  expect(asked).toHaveLength(4);
});

test('a renamed repository is followed with the token, another host without it', async () => {
  const moved = (to: string) => new Answered(301, { message: 'Moved Permanently' }, { location: to });
  const here = fakeGithub(inOrder(moved('https://api.github.com/repositories/7'), { id: 7 }));
  expect((await read(here.api, '/repos/o/old', anything)).data).toEqual({ id: 7 });
  expect(here.asked.map(({ what }) => what)).toEqual(['GET /repos/o/old', 'GET /repositories/7']);
  expect(here.asked.map(({ authorization }) => authorization)).toEqual(['token token-of-test', 'token token-of-test']);
  const away = fakeGithub(inOrder(moved('https://elsewhere.example/x'), {}));
  await read(away.api, '/repos/o/old', anything);
  expect(away.asked.map(({ authorization }) => authorization)).toEqual(['token token-of-test', null]);
});

test.each<[string, Reply, object]>([
  ['a wrong token', new Answered(401, { message: 'Bad credentials' }), { kind: 'denied', endsTheRun: true }],
  ['no permission', new Answered(403, { message: 'Resource not accessible' }), { kind: 'denied', endsTheRun: false }],
  ['nothing there', new Answered(404, {}), { kind: 'not-found' }],
  [
    'a moved endpoint',
    new Answered(410, { message: 'This endpoint has been moved.' }),
    { kind: 'not-found', status: 410 },
  ],
  ['a timeout', HTML_502, { kind: 'timeout', message: 'GitHub did not answer in time (status 502).' }],
  [
    'a private name',
    new Answered(422, { message: "No 'secret-plans' here" }),
    { message: 'GitHub refused the request with status 422: No (name) here' },
  ],
])('%s has a sentence of its own', async (_, reply, expected) => {
  await expect(read(fakeGithub(() => reply).api, '/x', anything)).rejects.toMatchObject(expected);
});

test('no network is a failure of its own that ends the run', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
  const options = { token: 't', apiUrl: 'https://api.github.com', retryBaseMs: 0, report: () => undefined };
  const client = createClient({ ...options, fetch, clock: fakeClock('2026-11-21T08:00:00Z') });
  const api = { client, graphqlUrl: 'https://api.github.com/graphql' };
  await expect(ask(api, { ...viewer, divisible: true })).rejects.toMatchObject({
    kind: 'unreachable',
    endsTheRun: true,
  });
});
