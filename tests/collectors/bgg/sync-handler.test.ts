import { expect, test } from 'vitest';
import { BggError } from '../../../lib/collectors/bgg/bgg-error';
import { createSync, type SyncServices } from '../../../lib/collectors/bgg/sync-handler';
import type { ShelfReport } from '../../../lib/collectors/bgg/sync-shelf';

const REPORT: ShelfReport = { changes: { added: [], removed: [], updated: [] }, total: 36, written: true, notes: [] };
const JSON_TYPE = { 'content-type': 'application/json' };
const OWNER = { ...JSON_TYPE, authorization: 'Bearer owner-token' };

function handlerOf(services: Partial<SyncServices> = {}) {
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
  const post = async (headers: Record<string, string>, body: string) => {
    const response = await handle(new Request('http://site/bgg/sync', { method: 'POST', headers, body }));
    return { status: response.status, answer: await response.json() };
  };
  return { post, synced, logged };
}

const ALICE = '{"username":" alice "}';

test('the owner syncs, and is told what changed', async () => {
  const { post, synced } = handlerOf();
  expect(await post(OWNER, ALICE)).toEqual({
    status: 200,
    answer: { success: true, added: 0, removed: 0, updated: 0, total: 36 },
  });
  expect(synced).toEqual(['alice']);
});

test.each([
  ['without a token', JSON_TYPE, {}, 401, /Only the owner may sync/],
  ['with a wrong token', { ...OWNER, authorization: 'Bearer owner-tokem' }, {}, 401, /Only the owner may sync/],
  ['where the server has none', OWNER, { ownerToken: undefined }, 401, /no OWNER_TOKEN/],
  ['as a form of another page', { 'content-type': 'text/plain' }, { isDevelopment: true }, 415, /has to be JSON/],
])('nobody syncs %s', async (_, headers, services, status, error) => {
  const { post, synced } = handlerOf(services);
  expect(await post(headers, ALICE)).toEqual({
    status,
    answer: { success: false, error: expect.stringMatching(error) },
  });
  expect(synced).toEqual([]);
});

test('in development no token is needed', async () => {
  const { post } = handlerOf({ isDevelopment: true, ownerToken: undefined });
  expect((await post(JSON_TYPE, ALICE)).status).toBe(200);
});

test.each([
  '{"username":"../etc"}',
  '{"username":"a&own=0"}',
  '{"username":""}',
  '{"username":7}',
  '{"username":["alice"]}',
  '{}',
  'null',
  '[]',
  'alice',
  '',
  `{"username":"alice","more":"${'x'.repeat(2000)}"}`,
])('the body %s names no user', async (body) => {
  const { post, synced } = handlerOf();
  const { status, answer } = await post(OWNER, body);
  expect([status, answer.success, answer.error]).toEqual([400, false, 'This cannot be a user name of BoardGameGeek.']);
  expect(synced).toEqual([]);
});

test('a second sync is turned away while the first runs, and welcome after it', async () => {
  let finish = (_: ShelfReport) => {};
  const running = new Promise<ShelfReport>((resolve) => {
    finish = resolve;
  });
  const { post } = handlerOf({ sync: () => running });
  const first = post(OWNER, ALICE);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await post(OWNER, ALICE)).toEqual({
    status: 409,
    answer: { success: false, error: 'A sync is running already; wait for it to end.' },
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
] as const)('a failure of the kind %s is told with status %i, and the next sync may run', async (kind, status) => {
  const { post } = handlerOf({ sync: () => Promise.reject(new BggError(kind, 'What to do.')) });
  for (const _ of [1, 2])
    expect(await post(OWNER, ALICE)).toEqual({ status, answer: { success: false, error: 'What to do.' } });
});

test('an error of the program is logged, not told', async () => {
  const failure = new Error('secret path /home/x');
  const { post, logged } = handlerOf({ sync: () => Promise.reject(failure) });
  const { status, answer } = await post(OWNER, ALICE);
  expect([status, answer.error]).toEqual([500, 'The sync failed for a reason that the log of the server tells.']);
  expect(logged).toEqual([failure]);
});
