import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Serves a request handler on a free local port. */
export async function serve(handle: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers, url } = incoming;
    const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as globalThis.ReadableStream);
    const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' };
    const response = await handle(new Request(`http://${headers.host}${url}`, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
    else outgoing.end();
  });
  // Collecting a million commits takes longer than the default timeout of idle connections.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, close: () => server.close() };
}
