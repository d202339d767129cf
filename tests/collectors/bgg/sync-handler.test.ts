import { expect, test } from 'vitest';
import { BggError } from '../../../lib/collectors/bgg/errors';
import type { SyncReport } from '../../../lib/collectors/bgg/sync';
import { createSync, type SyncServices } from '../../../lib/collectors/bgg/sync-handler';

const REPORT: SyncReport = { changes: { added: [], removed: [], updated: [] }, total: 36, written: true, notes: [] };
const JSON_TYPE = { 'content-type': 'application/json' };
const OWNER = { ...JSON_TYPE, authorization: 'Bearer owner-token' };

function createHandler(services: Partial<SyncServices> = {}) {
  const synced: string[] = [];
  const logged: unknown[] = [];
  const handle = createSync({
    sync: async (username) => {
      synced.push(username);
      return REPORT;
    },
    ownerToken: 'owner-token',
    isDevelopment: false,
    log: (_, error) => logged.push(error),
    ...services,
  });
  const post = async (headers: Record<string, string>, body: BodyInit) => {
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await handle(new Request('http://site/bgg/sync', init));
    const scheme = response.headers.get('www-authenticate');
    return { status: response.status, answer: await response.json(), ...(scheme && { scheme }) };
  };
  return { post, synced, logged };
}

const ALICE = '{"username":" alice "}';

test('the owner can sync and receives the counts', async () => {
  const { post, synced } = createHandler();
  expect(await post(OWNER, ALICE)).toEqual({
    status: 200,
    answer: { success: true, added: 0, removed: 0, updated: 0, total: 36 },
  });
  expect(synced).toEqual(['alice']);
});

test.each([
  ['without a token', JSON_TYPE, {}, 401, /Only the owner can sync/],
  ['with a wrong token', { ...OWNER, authorization: 'Bearer owner-tokem' }, {}, 401, /Only the owner can sync/],
  ['on a server without a token', OWNER, { ownerToken: undefined }, 401, /OWNER_TOKEN is not set/],
  ['with the content type of a form', { ...OWNER, 'content-type': 'text/plain' }, {}, 415, /must be JSON/],
])('a request %s is rejected', async (_, headers, services, status, error) => {
  const { post, synced } = createHandler(services);
  expect(await post(headers, ALICE)).toEqual({
    status,
    answer: { success: false, error: expect.stringMatching(error) },
    ...(status === 401 && { scheme: 'Bearer' }),
  });
  expect(synced).toEqual([]);
});

const DEVELOPMENT = { isDevelopment: true, ownerToken: undefined };

test.each<Record<string, string>>([
  { host: 'localhost:3000', origin: 'http://localhost:3000' },
  { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
  { host: '[::1]:3000', origin: 'http://[::1]:3000' },
  // A command line sends no origin.
  { host: 'localhost:3000' },
])('the dev server needs no token for %j', async (headers) => {
  const { post } = createHandler(DEVELOPMENT);
  expect((await post({ ...JSON_TYPE, ...headers }, ALICE)).status).toBe(200);
});

test('the dev server rejects names that lead to it, pages of other origins, and requests without a host', async () => {
  const rejected: Record<string, string>[] = [
    { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example:3000' },
    { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' },
    { host: 'localhost:3000', origin: 'http://evil.example' },
    { host: 'localhost:3000', origin: 'http://localhost:4000' },
    { host: 'localhost:3000', origin: 'http://127.0.0.1:3000' },
    { host: 'localhost:3000', origin: 'null' },
    { host: 'localhost:not-a-port' },
    {},
  ];
  const { post, synced } = createHandler(DEVELOPMENT);
  for (const headers of rejected) {
    const { status, answer } = await post({ ...JSON_TYPE, ...headers }, ALICE);
    expect
      .soft([status, answer.error], JSON.stringify(headers))
      .toEqual([403, 'Without the token of the owner, the dev server syncs only for its own pages on this machine.']);
  }
  expect(synced).toEqual([]);
});

test.each(['{"username":"../etc"}', '{"username":""}', '{"username":7}', '{}', 'null', '[]'])(
  'the user name in %s is rejected',
  async (body) => {
    const { post, synced } = createHandler();
    const { status, answer } = await post(OWNER, body);
    expect([status, answer.success, answer.error]).toEqual([
      400,
      false,
      'This is not a valid BoardGameGeek user name.',
    ]);
    expect(synced).toEqual([]);
  },
);

test.each<[string, BodyInit]>([
  ['a plain word', 'alice'],
  ['nothing', ''],
  ['JSON that is cut off', '{"username":"alice"'],
  ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ['an aborted upload', new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })],
])('a body with %s is called malformed', async (_, body) => {
  const { post, synced } = createHandler();
  const { status, answer } = await post(OWNER, body);
  expect([status, answer.success, answer.error]).toEqual([
    400,
    false,
    'The request body is malformed. Send JSON in UTF-8: {"username": "…"}.',
  ]);
  expect(synced).toEqual([]);
});

test('a body without a length is not read past its limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100;
      controller.enqueue(new Uint8Array(100).fill(0x20));
    },
  });
  const { post, synced } = createHandler();
  expect((await post(OWNER, endless)).status).toBe(413);
  expect(sent).toBeLessThan(2000);
  expect(synced).toEqual([]);
});

test('a second sync is rejected while the first one runs, and accepted after it', async () => {
  let finish = (_: SyncReport) => {};
  const running = new Promise<SyncReport>((resolve) => {
    finish = resolve;
  });
  const { post } = createHandler({ sync: () => running });
  const first = post(OWNER, ALICE);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await post(OWNER, ALICE)).toEqual({
    status: 409,
    answer: { success: false, error: 'A sync is already running. Try again when it has finished.' },
  });
  finish(REPORT);
  expect((await first).status).toBe(200);
  expect((await post(OWNER, ALICE)).status).toBe(200);
});

test.each([
  ['setup', 503],
  ['service', 502],
  ['refused', 409],
  ['file', 500],
] as const)('a failure of the kind %s has status %i, and the next sync can run', async (kind, status) => {
  const { post } = createHandler({ sync: () => Promise.reject(new BggError(kind, 'What to do.')) });
  for (const _ of [1, 2])
    expect(await post(OWNER, ALICE)).toEqual({ status, answer: { success: false, error: 'What to do.' } });
});

test('an unexpected error is logged and not sent', async () => {
  const failure = new Error('secret path /home/x');
  const { post, logged } = createHandler({ sync: () => Promise.reject(failure) });
  const { status, answer } = await post(OWNER, ALICE);
  expect([status, answer.error]).toEqual([500, 'The sync failed. The server log has the reason.']);
  expect(logged).toEqual([failure]);
});
