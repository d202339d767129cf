import { expect, test, vi } from 'vitest';
import { pendingNotice, rememberSync, syncCollection } from '../../lib/tabletop/sync';

const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

const FAILED = { color: 'red', title: 'Sync Failed', message: 'Failed to sync BGG collection' };

test.each<[name: string, fetch: typeof globalThis.fetch, notice: object]>([
  [
    'success',
    answering('{"success":true,"added":2,"removed":0,"updated":5,"total":104}'),
    {
      color: 'green',
      title: 'Sync Complete!',
      message: 'Your BGG collection has been updated. Refresh the page to see changes.',
    },
  ],
  ['its error text', answering('{"success":false,"error":"No such user"}'), { ...FAILED, message: 'No such user' }],
  [
    'its error text under an error status',
    answering('{"success":false,"error":"Owner token required"}', 401),
    { ...FAILED, message: 'Owner token required' },
  ],
  ['failure without a text', answering('{"success":false}'), FAILED],
  ['failure of a web page', answering('<!doctype html><title>Bad gateway</title>', 502), FAILED],
  [
    'a host without a server',
    answering('<!doctype html><title>Not found</title>', 404),
    {
      ...FAILED,
      message:
        'This copy of the site runs without a server. Run npm run collect -- bgg USERNAME and publish the site again.',
    },
  ],
  [
    'no connection',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    { color: 'red', title: 'Sync Error', message: 'Failed to connect to sync service' },
  ],
])('a sync tells of %s', async (_, fetch, notice) => {
  expect(await syncCollection({ username: 'rowan', fetch })).toMatchObject(notice);
});

test('the same failure is the same notice, and another error is another one', async () => {
  const sync = (error: string) => syncCollection({ username: 'rowan', fetch: answering(JSON.stringify({ error })) });
  const notices = await Promise.all(['busy', 'busy', 'no such user'].map(sync));
  const ids = notices.map(({ id }) => id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.each<[token: string | null | undefined, authorization: string | null]>([
  ['secret', 'Bearer secret'],
  ['', null],
  [undefined, null],
])('the username is posted as JSON, with the token %j as authorization %j', async (token, authorization) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"success":true}'));
  await syncCollection({ username: 'rowan "h"', token, fetch });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/bgg/sync');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe('{"username":"rowan \\"h\\""}');
  const headers = new Headers(init?.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('authorization')).toBe(authorization);
});

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

test('after a sync, a page that still shows the old shelf names the next build or deploy, once', () => {
  const session = storage();
  expect(pendingNotice(session, '2026-11-14T00:00:00Z')).toBeNull();
  rememberSync(session, '2026-11-14T00:00:00Z');
  expect(pendingNotice(session, '2026-11-14T00:00:00Z')).toMatchObject({
    message: expect.stringContaining('next build or deploy'),
  });
  expect(pendingNotice(session, '2026-11-14T00:00:00Z')).toBeNull();
});

test('after a sync, a page that shows the new shelf says nothing', () => {
  const session = storage();
  rememberSync(session, '2026-11-14T00:00:00Z');
  expect(pendingNotice(session, '2026-11-21T00:00:00Z')).toBeNull();
});
