import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CLIENT_ADDRESS } from '@/lib/site/client-address';
import { requestLimit, withLimit } from '@/lib/site/request-limits';

const TOKEN = 'the-owner-s-token';

function limited() {
  const handle = withLimit(requestLimit(TOKEN), async () => new Response('ok'));
  return async (address?: string, token?: string) => {
    const headers = {
      ...(address && { [CLIENT_ADDRESS]: address }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return handle(new Request('http://localhost/graphql', { headers }));
  };
}

async function statuses(count: number, ask: () => Promise<Response>) {
  const answers = [];
  for (let index = 0; index < count; index++) answers.push((await ask()).status);
  return answers;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

test('an address may send 300 requests a minute, others are not affected', async () => {
  const ask = limited();
  expect(new Set(await statuses(300, () => ask('203.0.113.7')))).toEqual(new Set([200]));
  const refused = await ask('203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({
    success: false,
    errors: [{ message: 'Too many requests. Try again in 60 s.', extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
  expect((await ask('203.0.113.8')).status).toBe(200);
  await vi.advanceTimersByTimeAsync(61_000);
  expect((await ask('203.0.113.7')).status).toBe(200);
});

test('after ten wrong tokens an address waits for 15 minutes', async () => {
  const ask = limited();
  expect(new Set(await statuses(10, () => ask('203.0.113.7', 'wrong')))).toEqual(new Set([200]));
  expect((await ask('203.0.113.7', 'wrong')).status).toBe(429);
  expect((await ask('203.0.113.7', TOKEN)).status).toBe(429);
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 1);
  expect((await ask('203.0.113.7', TOKEN)).status).toBe(200);
});

test('the right token and the own network do not count as wrong', async () => {
  const ask = limited();
  expect(new Set(await statuses(20, () => ask('203.0.113.7', TOKEN)))).toEqual(new Set([200]));
  expect(new Set(await statuses(400, () => ask(undefined, 'wrong')))).toEqual(new Set([200]));
});
