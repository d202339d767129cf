import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAdmin } from './admin';

/** next.config.mjs forwards /admin to it. Resolves with its origin. */
export async function startAdminServer(): Promise<string> {
  const server = createServer((request, response) => void answerAdmin(request, response));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
