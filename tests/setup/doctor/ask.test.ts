import { expect, test, vi } from 'vitest';
import { readScopes } from '@/scripts/doctor/ask';

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
