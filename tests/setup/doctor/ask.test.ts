import { expect, test, vi } from 'vitest';
import { openLinks, readScopes } from '@/scripts/doctor/ask';

type Reply = (url: string, init: RequestInit) => Response;

function answer(reply: Reply) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => reply(url, init));
}

test('the scopes of a token are those that GitHub names', async () => {
  answer((url, { headers }) => {
    expect(url).toBe('https://github.example.com/api/v3/user');
    expect(headers).toMatchObject({ authorization: 'Bearer ghp_1' });
    return new Response('{}', { headers: { 'x-oauth-scopes': 'repo, user' } });
  });
  expect(await readScopes('https://github.example.com/api/v3/', 'ghp_1')).toEqual({
    status: 200,
    header: 'repo, user',
  });
});

test('a server that does not answer is a problem', async () => {
  answer(() => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  });
  expect(await readScopes('https://api.github.com', 'ghp_1')).toEqual({ problem: 'connect ECONNREFUSED' });
  expect([...(await openLinks(['https://a.example/']))]).toEqual([
    ['https://a.example/', 'cannot be opened (connect ECONNREFUSED)'],
  ]);
});

test('a link that refuses HEAD is opened with GET', async () => {
  answer(
    (url, { method }) => new Response(null, { status: url.endsWith('/gone') ? 410 : method === 'GET' ? 200 : 405 }),
  );
  expect(Object.fromEntries(await openLinks(['https://a.example/', 'https://a.example/gone']))).toEqual({
    'https://a.example/': 200,
    'https://a.example/gone': 410,
  });
});
