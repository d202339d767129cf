import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { applyHttpRules } from '@/lib/site/http-rules';

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n';

/** Sends an endless request to a server that reads to the end. Returns the response and the error on the server. */
async function send(start: string, drip: string) {
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const read = async (request: IncomingMessage) => text(request).catch(fail);
  const server = createServer({ connectionsCheckingInterval: 5 }, read);
  onTestFinished(applyHttpRules({}, { requestTimeoutMs: 40 }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(start);
  const timer = drip ? setInterval(() => socket.write(drip), 5) : undefined;
  // What arrives after the end resets the connection.
  socket.on('error', () => undefined);
  const [answer] = await once(socket, 'data');
  clearInterval(timer);
  return { answer: String(answer), error: await failed };
}

test.each([
  ['drips', `${HEAD}Content-Length: 100000\r\n\r\n`, ' '],
  ['drips in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ['stops', `${HEAD}Content-Length: 100000\r\n\r\n{"query":`, ''],
])('a body that %s gets a 408, and the server stops reading it', async (_, start, drip) => {
  const { answer, error } = await send(start, drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
