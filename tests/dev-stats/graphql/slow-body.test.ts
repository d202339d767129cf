import { expect, test } from 'vitest';
import { ask, post, testApi } from './api';

/** A body that never ends. `stopped` resolves when nobody reads it any more. */
function dripping(everyMs: number) {
  const { promise: stopped, resolve } = Promise.withResolvers<unknown>();
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (everyMs > 0) timer = setInterval(() => controller.enqueue(new Uint8Array([32])), everyMs);
    },
    cancel(reason) {
      clearInterval(timer);
      resolve(reason);
    },
  });
  return { body, stopped };
}

test.each([
  ['drips', 1],
  ['stops', 0],
])('a body that %s gets a 408, and nobody reads it any more', async (_, everyMs) => {
  const api = testApi({ bodyTimeoutMs: 30 });
  const { body, stopped } = dripping(everyMs);
  const response = await api(post(body));
  expect([response.status, response.headers.get('connection')]).toEqual([408, 'close']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_TIMEOUT' } }] });
  expect(await stopped).toMatchObject({ name: 'TimeoutError' });
  expect(await ask(api, '{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});
