import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '../../../lib/collectors/bgg/response';

test.each<[string, (response: ServerResponse) => unknown]>([
  ['never responds', () => undefined],
  ['stops within a body', (response) => response.writeHead(200).write('<items>')],
  ['ends within a body', (response) => response.writeHead(200).write('<items>', () => response.destroy())],
])('a request to a server that %s ends without a response', async (_, handle) => {
  const server = createServer((_request, response) => void handle(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xmlapi2/thing`;
  expect(await sendRequest({ url, token: 't', fetch, timeoutMs: 50 })).toBeUndefined();
});
