import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server for the forms at /admin, to which next.config.mjs forwards requests. Resolves with its origin. */
export async function startAdminServer(): Promise<string> {
  // Loaded on the first request, because loading takes 15 MB and 0.2 s, and most sessions never open /admin.
  const server = createServer(async (request, response) => (await import('./answer')).answerAdmin(request, response));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
